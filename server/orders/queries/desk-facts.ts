import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { toMajor } from '#domain/money.ts'
import { type OrderDeed, orderDeeds } from '#domain/orders/shelves.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { users } from '#server/accounts/tables.ts'
import { auditEntries } from '#server/admin/tables.ts'
import { paymentMethods } from '#server/checkout/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { payments, refunds } from '../payments/tables.ts'
import type { WholeOrder } from './order-parts.ts'

/** What admins did to an order, oldest first, besides what its states tell of the same moment. */
export async function findDeeds(db: Database, { order, history }: WholeOrder): Promise<AdminOrder['deeds']> {
  const { id, userId } = order
  const rows = await db
    .select({ entry: auditEntries, actor: { first_name: users.firstName, last_name: users.lastName } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        sql`${auditEntries.subjectId} IS NOT DISTINCT FROM ${userId}::integer`,
        inArray(auditEntries.action, [...orderDeeds]),
        sql`${auditEntries.details} ->> 'order' = ${orderNumber(id)}`,
      ),
    )
    .orderBy(asc(auditEntries.id))
  const moves = new Set(history.map(({ at }) => at.getTime()))
  return rows
    .filter(({ entry }) => !moves.has(entry.at.getTime()))
    .map(({ entry, actor }) => ({
      deed: entry.action as OrderDeed,
      at: entry.at.toISOString(),
      name: (actor && personName(actor)) || null,
    }))
}

/** Payments that came and went back whole. */
export async function findReturned(db: Database, orderId: number): Promise<AdminOrder['returned']> {
  const rows = await db
    .select({ payment: payments, method: paymentMethods.name, refund: refunds })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.key, payments.method))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.kind, 'orphan')))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'returned')))
    .orderBy(asc(payments.id))
  return rows.map(({ payment, method, refund }) => {
    const { id, amount, currency, captured, capturedCurrency, paidAt } = payment
    return {
      id,
      method: method ?? payment.method,
      paid_at: paidAt?.toISOString() ?? null,
      asked: { amount: toMajor(amount), currency },
      captured: { amount: toMajor(captured ?? amount), currency: capturedCurrency ?? currency },
      refund: refund && { id: refund.id, at: refund.createdAt.toISOString(), state: refund.state },
    }
  })
}

/** What was chosen in the checkout, where it was paid in another way. */
export async function chosenMethod(db: Database, { order, payment }: WholeOrder): Promise<string | null> {
  if (!payment || payment.method === order.paymentMethod) return null
  const [known] = await db
    .select({ name: paymentMethods.name })
    .from(paymentMethods)
    .where(eq(paymentMethods.key, order.paymentMethod))
  return known?.name ?? order.paymentMethod
}
