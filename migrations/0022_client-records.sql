CREATE TABLE "client_health" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"sealed_facts" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"stated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"added" integer NOT NULL,
	"known" integer NOT NULL,
	"refused" integer NOT NULL,
	"has_invited" boolean NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"removed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "client_imports_removed" CHECK ("client_imports"."removed" BETWEEN 0 AND "client_imports"."added")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "commission_statements" ADD COLUMN "last_payout_entry_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "client_health" ADD CONSTRAINT "client_health_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_imports_digest" ON "client_imports" USING btree ("practitioner_id","digest") WHERE "client_imports"."undone_at" IS NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_import_id_client_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."client_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_import" ON "clients" USING btree ("import_id") WHERE "clients"."import_id" IS NOT NULL;