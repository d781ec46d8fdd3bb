import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { timestamp } from '#server/platform/columns.ts'

/** The sandbox provider's own records: demonstration mode only. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text().primaryKey(),
  description: text().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  method: text(),
  state: text().$type<PaymentState>().notNull(),
  refunded: integer().notNull().default(0),
  returnUrl: text().notNull(),
  createdAt: timestamp().notNull(),
})
