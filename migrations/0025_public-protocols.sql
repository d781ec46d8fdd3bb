CREATE TABLE "public_protocol_lines" (
	"public_protocol_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"note" text NOT NULL,
	"dose" jsonb,
	CONSTRAINT "public_protocol_lines_public_protocol_id_variant_id_pk" PRIMARY KEY("public_protocol_id","variant_id"),
	CONSTRAINT "public_protocol_lines_at_least_one" CHECK ("public_protocol_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "public_protocols" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_protocols_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_protocols_slug" UNIQUE("practitioner_id","slug")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "public_protocol_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "public_protocol_id" integer;--> statement-breakpoint
ALTER TABLE "public_protocol_lines" ADD CONSTRAINT "public_protocol_lines_public_protocol_id_public_protocols_id_fk" FOREIGN KEY ("public_protocol_id") REFERENCES "public"."public_protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_protocol_lines" ADD CONSTRAINT "public_protocol_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_protocols" ADD CONSTRAINT "public_protocols_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_public_protocol_id_public_protocols_id_fk" FOREIGN KEY ("public_protocol_id") REFERENCES "public"."public_protocols"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_public_protocol" ON "order_lines" USING btree ("public_protocol_id") WHERE "order_lines"."public_protocol_id" IS NOT NULL;