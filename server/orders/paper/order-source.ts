import { and, asc, eq } from 'drizzle-orm'
import { packsToShip, withdrawnOf } from '#domain/orders/packs.ts'
import { paymentMethods } from '#server/checkout/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { invoices } from '../invoices/tables.ts'
import { refundLines, refunds } from '../payments/tables.ts'
import { orderLines, orders, withdrawalLines, withdrawals } from '../tables.ts'

export type OrderLine = typeof orderLines.$inferSelect
/** An order as letters and papers tell of it. `method`: what its way to pay is called. */
export type OrderSource = { order: typeof orders.$inferSelect; lines: OrderLine[]; method: string }
/** Packs of a line, in a refund or a parcel. */
export type SomePacks = { line: OrderLine; quantity: number }
export type RefundSource = OrderSource & {
  refund: typeof refunds.$inferSelect
  returned: (SomePacks & { amount: number })[]
}

export async function findOrderSource(db: Database, id: number): Promise<OrderSource | undefined> {
  const [found] = await db
    .select({ order: orders, method: paymentMethods.name })
    .from(orders)
    .leftJoin(paymentMethods, eq(paymentMethods.key, orders.paymentMethod))
    .where(eq(orders.id, id))
  if (!found) return undefined
  const { order, method } = found
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  return { order, lines, method: method ?? order.paymentMethod }
}

/** What is still to be sent, in the order of the lines; what was asked back before it left is not. */
export async function findPacksToSend(
  db: Database,
  { order, lines }: Pick<OrderSource, 'order' | 'lines'>,
): Promise<SomePacks[]> {
  const asked = await db
    .select({ orderLineId: withdrawalLines.orderLineId, quantity: withdrawalLines.quantity })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(and(eq(withdrawals.orderId, order.id), eq(withdrawals.state, 'asked')))
  return lines
    .map((line) => {
      const withdrawn = withdrawnOf(line, [{ state: 'asked', lines: asked }])
      return { line, quantity: packsToShip({ ...line, withdrawn }) }
    })
    .filter(({ quantity }) => quantity > 0)
}

export async function findRefundSource(db: Database, id: number): Promise<RefundSource | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  const source = refund && (await findOrderSource(db, refund.orderId))
  if (!source) return undefined
  const rows = await db.select().from(refundLines).where(eq(refundLines.refundId, id))
  return { ...source, refund, returned: packsOf(source.lines, rows) }
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
