ALTER TABLE "import_rows" ADD COLUMN "article" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "stock_after" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_row" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_supplier" ON "imports" USING btree ("supplier");