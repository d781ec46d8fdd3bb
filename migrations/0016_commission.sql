CREATE TABLE "commission_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"refund_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_entries_amount" CHECK ("commission_entries"."amount" > 0 or ("commission_entries"."amount" = 0 and "commission_entries"."kind" = 'credited')),
	CONSTRAINT "commission_entries_moves" CHECK (("commission_entries"."kind", "commission_entries"."from_account", "commission_entries"."to_account") in (('credited', 'shop', 'pending'), ('earned', 'pending', 'available'), ('reversed', 'pending', 'shop'), ('reversed', 'available', 'shop'))),
	CONSTRAINT "commission_entries_refund" CHECK (("commission_entries"."kind" = 'reversed') = ("commission_entries"."refund_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_practitioner" ON "commission_entries" USING btree ("practitioner_id","at","order_id","refund_id") WHERE kind <> 'earned';--> statement-breakpoint
CREATE INDEX "commission_entries_order" ON "commission_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_once" ON "commission_entries" USING btree ("order_line_id","kind") WHERE kind <> 'reversed';--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_reversed_once" ON "commission_entries" USING btree ("refund_id","order_line_id","from_account") WHERE kind = 'reversed';--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER commission_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
