import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money.ts'
import type { StoredPaymentState } from '#domain/orders/settlement.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { orderLines, orders } from '../tables.ts'

/**
 * Payments requested for an order. Their state is always fetched from the provider; unverified reports are not trusted.
 */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** `none`: a voucher left nothing to pay. */
    provider: text().$type<'mollie' | 'sandbox' | 'none'>().notNull(),
    /** Null until the provider has answered. */
    providerId: text().unique(),
    url: text(),
    method: text().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The captured amount, if it is not the requested one. */
    captured: integer(),
    capturedCurrency: text().$type<Currency>(),
    /** What went back without the shop, by the buyer's bank and at the provider; and when the shop last heard of it. */
    chargedBack: integer().notNull().default(0),
    refundedOutside: integer().notNull().default(0),
    outsideAt: timestamp(),
    state: text().$type<StoredPaymentState>().notNull(),
    detail: text(),
    createdAt: timestamp().notNull(),
    checkedAt: timestamp(),
    paidAt: timestamp(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    index('payments_open').on(t.createdAt).where(sql`state = 'open'`),
    // However often reports arrive, an order is paid by one payment, and any other is refunded.
    uniqueIndex('payments_one_paid').on(t.orderId).where(sql`state = 'paid'`),
    index('payments_differing').on(t.orderId).where(sql`captured is not null`),
    index('payments_outside').on(t.orderId).where(sql`outside_at is not null`),
    check('payments_captured', sql`${t.captured} is null or ${t.state} = 'returned'`),
  ],
)

/** Refunds. `orphan`: of a payment that never became an order. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'order' | 'orphan'>().notNull(),
    amount: integer().notNull(),
    /** Of `amount`, what had already gone back without the shop, and is not paid again. */
    setOff: integer().notNull().default(0),
    vat: integer().notNull(),
    /** Included in `amount`. */
    delivery: integer().notNull(),
    deliveryVat: integer().notNull(),
    reason: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    /** How often an admin has sent it again. */
    attempts: smallint().notNull().default(1),
    providerId: text(),
    withdrawalId: integer(),
    createdAt: timestamp().notNull(),
    sentAt: timestamp(),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_withdrawal').on(t.withdrawalId),
    index('refunds_failed').on(t.orderId).where(sql`state = 'failed'`),
    uniqueIndex('refunds_orphan_once').on(t.paymentId).where(sql`kind = 'orphan'`),
    check('refunds_amount', sql`${t.amount} >= 0`),
    check('refunds_set_off', sql`${t.setOff} between 0 and ${t.amount}`),
  ],
)

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
    /** Of these packs, those that had not been sent. */
    unsent: smallint().notNull().default(0),
    amount: integer().notNull(),
    vat: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index('refund_lines_order_line').on(t.orderLineId),
  ],
)
