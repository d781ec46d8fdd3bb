CREATE TABLE "product_overviews" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"missing" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "operator" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;