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
  PERFORM pg_notify('catalogue_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (product_id) VALUES (NULL);
  PERFORM pg_notify('catalogue_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'product_texts', 'product_terms', 'label_lines', 'variants', 'prices', 'assets'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_inserted AFTER INSERT ON %1$I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed()', name);
    EXECUTE format('CREATE TRIGGER %1$s_updated AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed()', name);
    EXECUTE format('CREATE TRIGGER %1$s_deleted AFTER DELETE ON %1$I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['brands', 'terms', 'ingredients', 'term_names', 'ingredient_names'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_changed AFTER UPDATE OR DELETE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changed()', name);
  END LOOP;
  -- New names are read by products that are there already; a new brand or term arrives with its products.
  FOREACH name IN ARRAY ARRAY['term_names', 'ingredient_names'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_added AFTER INSERT ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changed()', name);
  END LOOP;
END $$;
