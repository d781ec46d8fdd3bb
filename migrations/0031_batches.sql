CREATE TABLE "stock_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"number" text NOT NULL,
	"best_before" date NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"withheld" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_batches_remaining" CHECK ("stock_batches"."remaining" >= 0),
	CONSTRAINT "stock_batches_withheld" CHECK ("stock_batches"."withheld" between 0 and "stock_batches"."remaining"),
	CONSTRAINT "stock_batches_blocked" CHECK ("stock_batches"."withheld" = 0 or "stock_batches"."blocked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipped_batches" (
	"shipment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "shipped_batches_shipment_id_order_line_id_batch_id_pk" PRIMARY KEY("shipment_id","order_line_id","batch_id"),
	CONSTRAINT "shipped_batches_quantity" CHECK ("shipped_batches"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "adverse_reactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverse_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"sealed_report" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"practitioner_id" integer,
	"client_id" integer,
	"reported_at" timestamp with time zone NOT NULL,
	"seen_by_practitioner_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"handled_by" integer
);
--> statement-breakpoint
CREATE TABLE "recall_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recall_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recall_id" integer NOT NULL,
	"reader" text NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text NOT NULL,
	"order_ids" integer[] NOT NULL,
	"queued_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"batch_id" integer,
	"sent_from" date,
	"sent_until" date,
	"reason" text NOT NULL,
	"action" text NOT NULL,
	"details" text NOT NULL,
	"fingerprint" text NOT NULL,
	"admin_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recalls_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
DROP INDEX "stock_movements_variant";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "stock_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE stock_movements SET
  stock_after = summed.after,
  reason = CASE WHEN order_id IS NULL THEN 'correction' WHEN change < 0 THEN 'sale' ELSE 'return' END
FROM (SELECT id, sum(change) OVER (PARTITION BY variant_id ORDER BY id) AS after FROM stock_movements) AS summed
WHERE summed.id = stock_movements.id;--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "stock_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "reason" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "stock_batches" ADD CONSTRAINT "stock_batches_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipped_batches" ADD CONSTRAINT "shipped_batches_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipped_batches" ADD CONSTRAINT "shipped_batches_line" FOREIGN KEY ("shipment_id","order_line_id") REFERENCES "public"."shipment_lines"("shipment_id","order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverse_reactions" ADD CONSTRAINT "adverse_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverse_reactions" ADD CONSTRAINT "adverse_reactions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverse_reactions" ADD CONSTRAINT "adverse_reactions_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverse_reactions" ADD CONSTRAINT "adverse_reactions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adverse_reactions" ADD CONSTRAINT "adverse_reactions_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_batches_number" ON "stock_batches" USING btree ("variant_id","number");--> statement-breakpoint
CREATE INDEX "stock_batches_best_before" ON "stock_batches" USING btree ("best_before") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "shipped_batches_batch" ON "shipped_batches" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "shipped_batches_order_line" ON "shipped_batches" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "adverse_reactions_user" ON "adverse_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "adverse_reactions_practitioner" ON "adverse_reactions" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "adverse_reactions_line" ON "adverse_reactions" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recall_recipients_once" ON "recall_recipients" USING btree ("recall_id","reader","email") WHERE "recall_recipients"."email" <> '';--> statement-breakpoint
CREATE INDEX "recall_recipients_user" ON "recall_recipients" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_stock_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."stock_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_batch" ON "stock_movements" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Set for their own transaction by the commands that change stock.
  cause jsonb := coalesce(nullif(current_setting('verbena.stock_cause', true), ''), '{}')::jsonb;
  -- Set instead by the version before this one, which may still run beside it.
  earlier integer := nullif(current_setting('verbena.order', true), '')::integer;
  ordered integer := coalesce((cause ->> 'order')::integer, earlier);
  admin integer := (cause ->> 'admin')::integer;
  batch integer := (cause ->> 'batch')::integer;
  remark text := cause ->> 'note';
  given text := cause ->> 'reason';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movements (variant_id, change, stock_after, reason, order_id, admin_id, batch_id, note)
      SELECT id, stock, stock, coalesce(given, 'delivery'), ordered, admin, batch, remark
      FROM came WHERE stock <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stock_movements (variant_id, change, stock_after, reason, order_id, admin_id, batch_id, note)
      SELECT id, -stock, 0, coalesce(given, 'correction'), ordered, admin, NULL, remark
      FROM went WHERE stock <> 0;
  ELSE
    INSERT INTO stock_movements (variant_id, change, stock_after, reason, order_id, admin_id, batch_id, note)
      SELECT id, came.stock - went.stock, came.stock,
        coalesce(given, CASE WHEN earlier IS NULL THEN 'correction' WHEN came.stock < went.stock THEN 'sale' ELSE 'return' END),
        ordered, admin, batch, remark
      FROM came JOIN went USING (id) WHERE came.stock <> went.stock;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_stock_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock movements are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
-- An erased admin or a deleted batch is taken out of it; what moved and when is never changed.
CREATE TRIGGER stock_movements_only_added BEFORE UPDATE OF id, variant_id, change, stock_after, reason, order_id, note, at
  ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_stock_rewriting();
--> statement-breakpoint
CREATE TRIGGER stock_movements_never_deleted BEFORE DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_stock_rewriting();
