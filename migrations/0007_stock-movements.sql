CREATE FUNCTION note_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Set by the commands of orders for their own transaction.
  cause integer := nullif(current_setting('verbena.order', true), '')::integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movements (variant_id, change, order_id)
      SELECT id, stock, cause FROM came WHERE stock <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stock_movements (variant_id, change, order_id)
      SELECT id, -stock, cause FROM went WHERE stock <> 0;
  ELSE
    INSERT INTO stock_movements (variant_id, change, order_id)
      SELECT came.id, came.stock - went.stock, cause FROM came JOIN went USING (id) WHERE came.stock <> went.stock;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_stock_insert AFTER INSERT ON variants
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_stock_moved();
--> statement-breakpoint
CREATE TRIGGER variants_stock_update AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_stock_moved();
--> statement-breakpoint
CREATE TRIGGER variants_stock_delete AFTER DELETE ON variants
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION note_stock_moved();
--> statement-breakpoint
INSERT INTO stock_movements (variant_id, change) SELECT id, stock FROM variants WHERE stock <> 0;
