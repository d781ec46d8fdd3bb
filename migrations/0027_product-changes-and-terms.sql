CREATE TABLE "product_bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_terms" (
	"term_group" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "removed_terms_term_group_slug_pk" PRIMARY KEY("term_group","slug")
);
--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;