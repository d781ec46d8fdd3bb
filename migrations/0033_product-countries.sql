CREATE TABLE "product_countries" (
	"product_id" integer NOT NULL,
	"country" char(2) NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"source" text,
	"since" date,
	"rules" text[] NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_countries_product_id_country_pk" PRIMARY KEY("product_id","country")
);
--> statement-breakpoint
ALTER TABLE "product_countries" ADD CONSTRAINT "product_countries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_countries" ADD CONSTRAINT "product_countries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER product_countries_insert AFTER INSERT ON product_countries
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
--> statement-breakpoint
CREATE TRIGGER product_countries_update AFTER UPDATE ON product_countries
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
--> statement-breakpoint
CREATE TRIGGER product_countries_delete AFTER DELETE ON product_countries
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_products_changed();
