CREATE TABLE "product_images" (
	"id" uuid NOT NULL,
	"width" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_images_id_width_pk" PRIMARY KEY("id","width")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "image" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id");