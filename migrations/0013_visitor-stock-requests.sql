CREATE TABLE "visitor_stock_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_stock_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"variant_id" integer NOT NULL,
	"language" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "visitor_stock_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "visitor_stock_requests" ADD CONSTRAINT "visitor_stock_requests_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_stock_requests_once" ON "visitor_stock_requests" USING btree (lower("email"),"variant_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "visitor_stock_requests_variant" ON "visitor_stock_requests" USING btree ("variant_id");