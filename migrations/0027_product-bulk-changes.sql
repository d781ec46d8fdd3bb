CREATE TABLE "product_bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"products" jsonb NOT NULL
);
