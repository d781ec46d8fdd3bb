CREATE TABLE "product_bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid NOT NULL,
	"width" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_images_id_width_pk" PRIMARY KEY("id","width")
);
--> statement-breakpoint
CREATE TABLE "product_overviews" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"missing" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_terms" (
	"term_group" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "removed_terms_term_group_slug_pk" PRIMARY KEY("term_group","slug")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "image" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "operator" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_overviews" ADD CONSTRAINT "product_overviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id");