CREATE FUNCTION note_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    INSERT INTO catalogue_changes (product_id) SELECT DISTINCT id FROM touched;
  ELSIF TG_TABLE_NAME = 'prices' THEN
    INSERT INTO catalogue_changes (product_id)
      SELECT DISTINCT variants.product_id FROM touched JOIN variants ON variants.id = touched.variant_id;
  ELSE
    INSERT INTO catalogue_changes (product_id) SELECT DISTINCT product_id FROM touched;
  END IF;
  IF FOUND THEN
    PERFORM pg_notify('catalogue_changes', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A statement fires its triggers even when it meets no row, and every row here costs a rebuild.
  INSERT INTO catalogue_changes (product_id) SELECT NULL WHERE EXISTS (SELECT FROM touched);
  IF FOUND THEN
    PERFORM pg_notify('catalogue_changes', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE PROCEDURE note_changes_of(name text, events text[], function text) LANGUAGE plpgsql AS $$
DECLARE event text;
BEGIN
  FOREACH event IN ARRAY events LOOP
    EXECUTE format(
      'CREATE TRIGGER %1$I AFTER %2$s ON %3$I REFERENCING %4$s TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION %5$I()',
      name || '_' || lower(event), event, name, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, function);
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'product_texts', 'product_terms', 'label_lines', 'variants', 'prices', 'assets'] LOOP
    CALL note_changes_of(name, ARRAY['INSERT', 'UPDATE', 'DELETE'], 'note_products_changed');
  END LOOP;
  -- A new brand, term or ingredient arrives with its products; new names are read by products that are there already.
  FOREACH name IN ARRAY ARRAY['brands', 'terms', 'ingredients'] LOOP
    CALL note_changes_of(name, ARRAY['UPDATE', 'DELETE'], 'note_catalogue_changed');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['term_names', 'ingredient_names'] LOOP
    CALL note_changes_of(name, ARRAY['INSERT', 'UPDATE', 'DELETE'], 'note_catalogue_changed');
  END LOOP;
END $$;
--> statement-breakpoint
DROP PROCEDURE note_changes_of;
