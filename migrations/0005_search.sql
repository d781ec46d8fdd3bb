CREATE TABLE "product_views" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"product_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_views_day_language_product_id_pk" PRIMARY KEY("day","language","product_id")
);
--> statement-breakpoint
CREATE TABLE "subject_searches" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "subject_searches_day_language_kind_subject_id_pk" PRIMARY KEY("day","language","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;