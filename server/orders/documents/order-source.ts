import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { users } from '#server/accounts/tables.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { findWholeOrder, type WholeOrder, wholeOrders } from '../find-orders.ts'
import { payments, refundLines, refunds } from '../payments/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { invoices } from './tables.ts'

export type OrderLine = typeof orderLines.$inferSelect
/**
 * An order as used in emails and documents. `method`: the name of its payment method. `language`: for emails, that of
 * the account, or else of the order; documents use the order's.
 */
export type OrderSource = {
  order: typeof orders.$inferSelect
  lines: OrderLine[]
  method: string
  language: Language
}
/** Packs of a line, in a refund or a parcel. */
export type SomePacks = { line: OrderLine; quantity: number }
/** What still has to be sent of an order. */
export type Parcel = { order: OrderSource['order']; packs: SomePacks[] }
export type RefundSource = OrderSource & {
  refund: typeof refunds.$inferSelect
  returned: (SomePacks & { amount: number })[]
}

export async function findOrderSource(db: Database, id: number): Promise<OrderSource | undefined> {
  const [found] = await db
    .select({
      order: orders,
      key: payments.method,
      method: paymentMethods.name,
      language: sql<Language>`coalesce(${users.language}, ${orders.language})`,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(
      paymentMethods,
      eq(paymentMethods.key, sql`coalesce(${payments.method}, ${orders.paymentMethod})`),
    )
    .where(eq(orders.id, id))
    .orderBy(desc(eq(payments.state, 'paid')), desc(payments.id))
    .limit(1)
  if (!found) return undefined
  const { order, key, method, language } = found
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  return { order, lines, method: method ?? key ?? order.paymentMethod, language }
}

/** What still has to be sent of each order. The number of queries does not depend on the number of orders. */
export async function findParcels(db: Database, which: SQL | undefined): Promise<Parcel[]> {
  const rows = await db.select().from(orders).where(which).orderBy(asc(orders.id))
  return (await wholeOrders(db, rows)).map(({ order, lines }) => ({ order, packs: packsToSend(lines) }))
}

export async function findPacksToSend(
  db: Database,
  { order }: Pick<OrderSource, 'order'>,
): Promise<SomePacks[]> {
  return packsToSend((await findWholeOrder(db, eq(orders.id, order.id)))?.lines ?? [])
}

/** In the order of the lines; without what was withdrawn before it was sent. */
function packsToSend(lines: WholeOrder['lines']): SomePacks[] {
  return lines.map((line) => ({ line, quantity: packsToShip(line) })).filter(({ quantity }) => quantity > 0)
}

export async function findRefundSource(db: Database, id: number): Promise<RefundSource | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  const source = refund && (await findOrderSource(db, refund.orderId))
  if (!source) return undefined
  const rows = await db.select().from(refundLines).where(eq(refundLines.refundId, id))
  const method = (await methodOf(db, refund.paymentId)) ?? source.method
  return { ...source, method, refund, returned: packsOf(source.lines, rows) }
}

/** The payment being refunded, which need not be the one that paid for the order. */
async function methodOf(db: Database, paymentId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ key: payments.method, name: paymentMethods.name })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.key, payments.method))
    .where(eq(payments.id, paymentId))
  return found && (found.name ?? found.key)
}

/** In the order of the lines. */
export function packsOf<Row extends { orderLineId: number }>(
  lines: readonly OrderLine[],
  rows: readonly Row[],
): (Row & { line: OrderLine })[] {
  return lines.flatMap((line) => {
    const row = rows.find(({ orderLineId }) => orderLineId === line.id)
    return row ? { ...row, line } : []
  })
}

export async function findInvoice(db: Database, orderId: number) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  return invoice
}

export async function findCreditNote(db: Database, refundId: number) {
  const [note] = await db.select().from(invoices).where(eq(invoices.refundId, refundId))
  return note
}
export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>
