import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InvoiceKind } from '#domain/orders/invoices.ts'
import type { Tax } from '#domain/pricing/price.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { refunds } from '../payments/tables.ts'
import { orders } from '../tables.ts'

/** Invoices and credit notes. Their content is read from the order and the refund, which never change. */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    kind: text().$type<InvoiceKind>().notNull(),
    year: smallint().notNull(),
    sequence: integer().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    refundId: integer().references(() => refunds.id),
    /** Minor units; on a credit note the refunded amount. */
    total: integer().notNull(),
    vat: integer().notNull(),
    taxes: jsonb().$type<Tax[]>().notNull(),
    issuedAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.kind, t.year, t.sequence),
    uniqueIndex('invoices_order').on(t.orderId).where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_refund').on(t.refundId),
    index('invoices_by_order').on(t.orderId),
    check('invoices_credit', sql`(${t.kind} = 'credit_note') = (${t.refundId} is not null)`),
  ],
)

/** The last number used; the row is locked until the invoice is written, so that there are no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { kind: text().$type<InvoiceKind>().notNull(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)
