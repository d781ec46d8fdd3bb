CREATE TABLE "import_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"last_row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" jsonb,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"product_id" integer,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"layout" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"counts" jsonb NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"brand_ids" integer[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import" ON "import_rows" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_rows_product" ON "import_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("sha256");