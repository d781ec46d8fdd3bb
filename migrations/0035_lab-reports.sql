CREATE TABLE "lab_reports" (
	"batch_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_reports_product" ON "lab_reports" USING btree ("product_id");--> statement-breakpoint
CREATE TRIGGER lab_reports_insert AFTER INSERT ON lab_reports
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
--> statement-breakpoint
CREATE TRIGGER lab_reports_update AFTER UPDATE ON lab_reports
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
--> statement-breakpoint
CREATE TRIGGER lab_reports_delete AFTER DELETE ON lab_reports
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
