import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { suggestBatches } from '#domain/catalogue/stock/batches.ts'
import type { Language } from '#domain/languages.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { users } from '#server/accounts/tables.ts'
import type { BatchRow } from '#server/catalogue/stock/lock-batches.ts'
import { asBatch, findBatches } from '#server/catalogue/stock/send-from-batches.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { paymentMethods } from '#server/payments/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findWholeOrder, type WholeOrder, wholeOrders } from '../find-orders.ts'
import { guestOrders } from '../guests/tables.ts'
import { payments, refundLines, refunds } from '../payments/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { invoices } from './tables.ts'

export type OrderLine = typeof orderLines.$inferSelect
/**
 * An order as used in emails and documents. `method`: the name of its payment method. `language`: for emails, that of
 * the account, or else of the order; documents use the order's. `sealedToken`: of the link of a guest's order.
 */
export type OrderSource = {
  order: typeof orders.$inferSelect
  lines: OrderLine[]
  method: string
  language: Language
  sealedToken: string | null
}
/** Packs of a line, in a refund or a parcel. */
export type LinePacks = { line: OrderLine; quantity: number }
/** The batch that some packs should be taken from. */
export type SuggestedBatch = { number: string; bestBefore: string; quantity: number }
/** What still has to be sent of an order, and from which batches. */
export type Parcel = { order: OrderSource['order']; packs: (LinePacks & { batches: SuggestedBatch[] })[] }
export type RefundSource = OrderSource & {
  refund: typeof refunds.$inferSelect
  returned: (LinePacks & { amount: number })[]
}

export async function findOrderSource(db: Database, id: number): Promise<OrderSource | undefined> {
  const [found] = await db
    .select({
      order: orders,
      key: payments.method,
      method: paymentMethods.name,
      language: sql<Language>`coalesce(${users.language}, ${orders.language})`,
      sealedToken: guestOrders.sealedToken,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(guestOrders, eq(guestOrders.orderId, orders.id))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(
      paymentMethods,
      eq(paymentMethods.key, sql`coalesce(${payments.method}, ${orders.paymentMethod})`),
    )
    .where(eq(orders.id, id))
    .orderBy(desc(eq(payments.state, 'paid')), desc(payments.id))
    .limit(1)
  if (!found) return undefined
  const { order, key, method, language, sealedToken } = found
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  return { order, lines, method: method ?? key ?? order.paymentMethod, language, sealedToken }
}

/** What still has to be sent of each order. The number of queries does not depend on the number of orders. */
export async function findParcels(
  { db, region, now }: Pick<Ctx, 'db' | 'now' | 'region'>,
  condition: SQL | undefined,
): Promise<Parcel[]> {
  const rows = await db.select().from(orders).where(condition).orderBy(asc(orders.id))
  const parcels = (await wholeOrders(db, rows)).map(({ order, lines }) => ({
    order,
    packs: packsToSend(lines),
  }))
  const variantIds = parcels.flatMap(({ packs }) => packs.map(({ line }) => line.variantId))
  const suggest = suggestionsFrom(await findBatches(db, [...new Set(variantIds)]), shopDate(region, now))
  return parcels.map(({ order, packs }) => ({
    order,
    packs: packs.map((each) => ({ ...each, batches: suggest(each.line.variantId, each.quantity) })),
  }))
}

/** Each suggestion leaves less for the next, as when the parcels are sent one after another. */
function suggestionsFrom(found: ReadonlyMap<number, BatchRow[]>, date: string) {
  return (variantId: number, quantity: number): SuggestedBatch[] => {
    const batches = found.get(variantId) ?? []
    return suggestBatches(batches.map(asBatch), quantity, date).map(({ batchId, quantity: packs }) => {
      const batch = batches.find(({ id }) => id === batchId)!
      batch.remaining -= packs
      return { number: batch.number, bestBefore: batch.bestBefore, quantity: packs }
    })
  }
}

export async function findPacksToSend(
  db: Database,
  { order }: Pick<OrderSource, 'order'>,
): Promise<LinePacks[]> {
  return packsToSend((await findWholeOrder(db, eq(orders.id, order.id)))?.lines ?? [])
}

/** In the order of the lines; without what was withdrawn before it was sent. */
function packsToSend(lines: WholeOrder['lines']): LinePacks[] {
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
