ALTER TABLE "order_lines" ADD COLUMN "unsent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured_currency" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "unsent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_differing" ON "payments" USING btree ("order_id") WHERE captured is not null;--> statement-breakpoint
CREATE INDEX "refunds_withdrawal" ON "refunds" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE state = 'failed';--> statement-breakpoint
-- Until now what was paid back counted as never sent, as far as so much had not been, earlier refunds first.
UPDATE order_lines SET unsent = least(refunded, quantity - shipped) WHERE refunded > 0;--> statement-breakpoint
UPDATE refund_lines SET unsent = greatest(0, least(refund_lines.quantity, order_lines.unsent - earlier.packs))
FROM order_lines, (
  SELECT refund_id, order_line_id, sum(quantity) OVER (PARTITION BY order_line_id ORDER BY refund_id) - quantity AS packs
  FROM refund_lines
) earlier
WHERE order_lines.id = refund_lines.order_line_id
  AND (earlier.refund_id, earlier.order_line_id) = (refund_lines.refund_id, refund_lines.order_line_id);--> statement-breakpoint
-- Paid back without a word of the withdrawal that asked for it.
UPDATE withdrawals SET state = 'refunded' WHERE state = 'asked' AND NOT EXISTS (
  SELECT FROM withdrawal_lines JOIN order_lines ON order_lines.id = withdrawal_lines.order_line_id
  WHERE withdrawal_lines.withdrawal_id = withdrawals.id AND order_lines.refunded < order_lines.quantity);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_places" CHECK ("order_lines"."unsent" between 0 and "order_lines"."refunded" and "order_lines"."shipped" + "order_lines"."unsent" <= "order_lines"."quantity" and "order_lines"."refunded" - "order_lines"."unsent" <= "order_lines"."shipped");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_refusal" CHECK (("withdrawals"."state" = 'refused') = ("withdrawals"."refused_at" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured" CHECK ("payments"."captured" is null or "payments"."state" = 'returned');
