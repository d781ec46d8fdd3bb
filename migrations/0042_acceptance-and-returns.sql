CREATE TABLE "removed_record_reads" (
	"user_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"kind" text NOT NULL,
	"read_on" date NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_record_reads_user_id_reader_id_kind_read_on_pk" PRIMARY KEY("user_id","reader_id","kind","read_on")
);
--> statement-breakpoint
CREATE TABLE "statements_without_invoice" (
	"statement_id" integer PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_refund";--> statement-breakpoint
ALTER TABLE "stock_batches" DROP CONSTRAINT "stock_batches_blocked";--> statement-breakpoint
ALTER TABLE "public_protocol_lines" DROP CONSTRAINT "public_protocol_lines_variant_id_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "totp_setup_secret" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "totp_setup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "emailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "downloads" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "self_billing_agreements" ADD COLUMN "party" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_outside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "outside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "set_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_record_reads" ADD CONSTRAINT "removed_record_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_record_reads" ADD CONSTRAINT "removed_record_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements_without_invoice" ADD CONSTRAINT "statements_without_invoice_statement_id_commission_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."commission_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_record_reads_reader" ON "removed_record_reads" USING btree ("reader_id");--> statement-breakpoint
ALTER TABLE "public_protocol_lines" ADD CONSTRAINT "public_protocol_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_waiting" ON "order_lines" USING btree ("variant_id") WHERE "order_lines"."shipped" + "order_lines"."unsent" < "order_lines"."quantity";--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree (lower("email"),"id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_order" ON "audit_entries" USING btree (("details" ->> 'order'));--> statement-breakpoint
CREATE INDEX "payments_outside" ON "payments" USING btree ("order_id") WHERE outside_at is not null;--> statement-breakpoint
CREATE INDEX "public_protocol_lines_variant" ON "public_protocol_lines" USING btree ("variant_id");--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_refund" CHECK ("commission_entries"."kind" = 'reversed' or "commission_entries"."refund_id" is null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_set_off" CHECK ("refunds"."set_off" between 0 and "refunds"."amount");--> statement-breakpoint
-- Clients from before count as having accepted when they were linked.
UPDATE "clients" SET "accepted_at" = coalesce("linked_at", "created_at") WHERE "user_id" IS NOT NULL;--> statement-breakpoint
-- Secrets of setups that were never confirmed: somebody else may know them.
UPDATE "users" SET "totp_secret" = NULL, "totp_last_step" = NULL WHERE "totp_enabled_at" IS NULL AND ("totp_secret" IS NOT NULL OR "totp_last_step" IS NOT NULL);--> statement-breakpoint
-- The last download of each payment file is in the audit log.
UPDATE "payout_runs" SET "downloads" = found.downloads FROM (
	SELECT run, jsonb_agg(jsonb_build_object('file', file, 'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY at) AS downloads
	FROM (
		SELECT (details ->> 'run')::integer AS run, details ->> 'file' AS file, max(at) AS at
		FROM audit_entries WHERE action = 'payout-file-opened' GROUP BY 1, 2
	) AS latest GROUP BY run
) AS found WHERE payout_runs.id = found.run;--> statement-breakpoint
-- Commission on orders that have become the practitioner's own.
INSERT INTO commission_entries (practitioner_id, kind, from_account, to_account, amount, currency, order_id, order_line_id, at)
SELECT e.practitioner_id, 'reversed', side.account, 'shop', sum(CASE side.account WHEN e.to_account THEN e.amount ELSE -e.amount END),
	e.currency, e.order_id, e.order_line_id, now()
FROM commission_entries e
JOIN orders ON orders.id = e.order_id AND orders.user_id = e.practitioner_id
CROSS JOIN (VALUES ('pending'), ('available')) AS side (account)
WHERE side.account IN (e.from_account, e.to_account)
GROUP BY e.practitioner_id, side.account, e.currency, e.order_id, e.order_line_id
HAVING sum(CASE side.account WHEN e.to_account THEN e.amount ELSE -e.amount END) > 0;
--> statement-breakpoint
-- Emails that were queued by a version that called the template a letter.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		UPDATE pgboss.job SET data = (data - 'letter') || jsonb_build_object('template', data -> 'letter')
			WHERE name = 'mail' AND data ? 'letter' AND NOT data ? 'template';
	END IF;
END $$;
--> statement-breakpoint
-- Everybody was written to, except those of an import without invitations with whom nothing was shared since.
UPDATE "clients" SET "emailed_at" = "created_at"
WHERE NOT EXISTS (
		SELECT FROM "client_imports"
		WHERE "client_imports"."id" = "clients"."import_id" AND NOT "client_imports"."has_invited")
	OR EXISTS (SELECT FROM "protocol_shares" WHERE "protocol_shares"."client_id" = "clients"."id")
	OR EXISTS (SELECT FROM "baskets" WHERE "baskets"."client_id" = "clients"."id" AND "baskets"."sent_at" IS NOT NULL);
