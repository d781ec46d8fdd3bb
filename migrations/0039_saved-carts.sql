CREATE TABLE "saved_cart_lines" (
	"saved_cart_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "saved_cart_lines_saved_cart_id_variant_id_pk" PRIMARY KEY("saved_cart_id","variant_id"),
	CONSTRAINT "saved_cart_lines_quantity" CHECK ("saved_cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "saved_carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_carts_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_saved_cart_id_saved_carts_id_fk" FOREIGN KEY ("saved_cart_id") REFERENCES "public"."saved_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cart_lines_variant" ON "saved_cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "saved_carts_expiry" ON "saved_carts" USING btree ("expires_at");