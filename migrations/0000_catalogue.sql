CREATE TABLE "assets" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"view" text NOT NULL,
	"source_url" text
);
--> statement-breakpoint
CREATE TABLE "brand_texts" (
	"brand_id" integer NOT NULL,
	"language" text NOT NULL,
	"story" text NOT NULL,
	CONSTRAINT "brand_texts_brand_id_language_pk" PRIMARY KEY("brand_id","language")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"country" char(2),
	"design" jsonb,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer,
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredient_names" (
	"ingredient_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ingredient_names_ingredient_id_language_pk" PRIMARY KEY("ingredient_id","language")
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"nutrient" text,
	CONSTRAINT "ingredients_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "label_lines" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"ingredient_id" integer,
	"name" text NOT NULL,
	"form" text,
	"amount" numeric,
	"unit" text,
	"nrv_percent" numeric,
	CONSTRAINT "label_lines_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "label_lines_amount_has_unit" CHECK (("label_lines"."amount" is null) = ("label_lines"."unit" is null))
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "prices_variant_id_currency_valid_from_pk" PRIMARY KEY("variant_id","currency","valid_from"),
	CONSTRAINT "prices_amount_positive" CHECK ("prices"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "product_terms_product_id_term_id_pk" PRIMARY KEY("product_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"usage" text DEFAULT '' NOT NULL,
	"ingredient_list" text DEFAULT '' NOT NULL,
	"warning" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"practitioner_only" boolean DEFAULT false NOT NULL,
	"portion_amount" numeric,
	"portion_unit" text,
	"portions_per_pack" numeric,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"country_of_origin" char(2),
	"best_before" date,
	"design" jsonb,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "term_names" (
	"term_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "term_names_term_id_language_pk" PRIMARY KEY("term_id","language")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"term_group" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" integer,
	"position" smallint DEFAULT 0 NOT NULL,
	"icon" text,
	"range" text
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"barcode" text,
	"content_amount" numeric,
	"content_unit" text,
	"weight_grams" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_stock_never_negative" CHECK ("variants"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_texts" ADD CONSTRAINT "brand_texts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_names" ADD CONSTRAINT "ingredient_names_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_lines" ADD CONSTRAINT "label_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_lines" ADD CONSTRAINT "label_lines_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_names" ADD CONSTRAINT "term_names_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_product_position" ON "assets" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction" ON "catalogue_changes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "label_lines_ingredient" ON "label_lines" USING btree ("ingredient_id");--> statement-breakpoint
CREATE INDEX "product_terms_term" ON "product_terms" USING btree ("term_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_source" ON "products" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_group_slug" ON "terms" USING btree ("term_group","slug");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "variants" USING btree ("barcode");