CREATE TABLE "self_billed_invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_billed_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"total" integer NOT NULL,
	"content" jsonb NOT NULL,
	"xml" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_billed_invoices_amount" CHECK ("self_billed_invoices"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "self_billing_agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "self_billing_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"text_version" smallint NOT NULL,
	"language" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "self_billing_agreements_period" CHECK ("self_billing_agreements"."withdrawn_at" >= "self_billing_agreements"."agreed_at")
);
--> statement-breakpoint
CREATE TABLE "commission_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"month" text NOT NULL,
	"pending" integer NOT NULL,
	"available" integer NOT NULL,
	"last_entry_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_statements_calendar" CHECK ("commission_statements"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "self_billed_invoices" ADD CONSTRAINT "self_billed_invoices_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billed_invoices" ADD CONSTRAINT "self_billed_invoices_statement_id_commission_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."commission_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD CONSTRAINT "self_billing_agreements_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_statements" ADD CONSTRAINT "commission_statements_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "self_billed_invoices_number" ON "self_billed_invoices" USING btree ("practitioner_id","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "self_billed_invoices_statement" ON "self_billed_invoices" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "self_billing_agreements_in_force" ON "self_billing_agreements" USING btree ("practitioner_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_statements_month" ON "commission_statements" USING btree ("practitioner_id","month");--> statement-breakpoint
CREATE TRIGGER commission_statements_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER self_billed_invoices_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON self_billed_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
