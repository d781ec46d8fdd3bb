import { eq, sql } from 'drizzle-orm'
import { refundOf } from '#domain/orders/refunds.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { type PricedItem, type Pricing, price } from '#domain/pricing/price.ts'
import { issueCreditNote, issueInvoice } from '#server/orders/documents/issue-invoice.ts'
import { payments, refundLines, refunds } from '#server/orders/payments/tables.ts'
import { orderLines, orders, shipmentLines, shipments } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { annasAddress } from './annas-address.ts'
import { eventsWith } from './events.ts'

/** Missing values get defaults; prices are per pack, in minor units. */
export type OrderedPacks = Partial<typeof orderLines.$inferInsert> & Pick<PricedItem, 'variantId'>
export type OrderRecord = Partial<typeof orders.$inferInsert> & {
  lines: readonly OrderedPacks[]
  pricing?: Partial<Omit<Pricing, 'items'>>
}
type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
export type StoredOrder = { order: OrderRow; lines: LineRow[]; paymentId: number }
/** The index of the line, from 0. */
type Packs = readonly (readonly [position: number, quantity: number])[]

const reacting = (db: Database, now: Date) => ({
  region: 'eu' as const,
  db,
  now,
  jobs: noJobs,
  events: eventsWith(noJobs),
})

const placedAt = new Date('2026-11-20T07:14:00Z')
const paidAt = new Date('2026-11-20T07:15:00Z')
/** An order with its lines, priced by the shop's own rules. */
export async function insertGoods(db: Pick<Database, 'insert'>, record: OrderRecord) {
  const { lines: asked, pricing, ...given } = record
  const {
    lines: pricedLines,
    delivery,
    ...sums
  } = price({
    items: asked.map(({ variantId, quantity = 1, price = 1000, regular = price }) => ({
      variantId,
      quantity,
      price,
      regular,
    })),
    discountRate: 0,
    voucher: null,
    delivery: { price: 550, freeFrom: 6000 },
    vatPercent: 6,
    ...pricing,
  })
  const [order] = await db
    .insert(orders)
    .values({
      email: 'anna@verbena.example',
      language: 'en',
      state: 'paid',
      currency: 'EUR',
      country: 'BE',
      address: annasAddress,
      billingAddress: annasAddress,
      deliveryMethod: 'door',
      expectedFrom: '2026-11-23',
      expectedTo: '2026-11-24',
      paymentMethod: 'bancontact',
      ...sums,
      deliveryPrice: delivery?.price ?? 0,
      deliveryFree: delivery?.free ?? null,
      delivery: delivery?.total ?? 0,
      deliveryVat: delivery?.vat ?? 0,
      placedAt,
      heldUntil: new Date((given.placedAt ?? placedAt).getTime() + reservationMinutes * 60_000),
      ...given,
    })
    .returning()
  const { id: orderId, discountRate } = order!
  const lines = await db
    .insert(orderLines)
    .values(
      pricedLines.map((line, position) => ({
        orderId,
        position,
        discountRate,
        vatPercent: pricing?.vatPercent ?? 6,
        sku: `SKU-${line.variantId}`,
        name: `Product ${line.variantId}`,
        brand: 'Kestrel Clinical',
        content: '120 capsules',
        ...asked[position],
        ...line,
      })),
    )
    .returning()
  return { order: order!, lines }
}

/** With its payment in the given state, by default paid. */
export async function insertOrder(db: Database, record: OrderRecord): Promise<StoredOrder> {
  const { order, lines } = await insertGoods(db, { paidAt, ...record })
  const isPaid = order.state !== 'pending_payment' && order.ending === null
  const [payment] = await db
    .insert(payments)
    .values({
      orderId: order.id,
      provider: 'sandbox',
      method: order.paymentMethod,
      currency: 'EUR',
      amount: order.total,
      state: isPaid ? 'paid' : 'failed',
      paidAt: isPaid ? paidAt : null,
      createdAt: placedAt,
    })
    .returning({ id: payments.id })
  return { order, lines, paymentId: payment!.id }
}

export async function insertInvoice(db: Database, { order }: StoredOrder): Promise<void> {
  await issueInvoice(reacting(db, paidAt), { order })
}

/** With its credit note. Returns the refund's id. */
export async function insertRefund(db: Database, stored: StoredOrder, packs: Packs): Promise<number> {
  const { order, lines, paymentId } = stored
  const { id: orderId, delivery, deliveryVat } = order
  const now = new Date('2026-11-25T10:00:00Z')
  const given = packs.map(([position, quantity]) => ({ lineId: lines[position]!.id, quantity }))
  const paid = { lines, delivery: { total: delivery, vat: deliveryVat, isRefunded: false } }
  const { lines: returned, ...refund } = refundOf(paid, given)!
  const [row] = await db
    .insert(refunds)
    .values({ ...refund, paymentId, orderId, kind: 'order', reason: 'withdrawal', createdAt: now })
    .returning({ id: refunds.id })
  const refundId = row!.id
  await db
    .insert(refundLines)
    .values(returned.map(({ lineId, ...line }) => ({ ...line, refundId, orderLineId: lineId })))
  await issueCreditNote(reacting(db, now), { order, refund: { ...refund, id: refundId } })
  return refundId
}

/** Returns the shipment's id. */
export async function insertShipment(db: Database, stored: StoredOrder, packs: Packs): Promise<number> {
  const [shipment] = await db
    .insert(shipments)
    .values({
      orderId: stored.order.id,
      carrier: 'bpost',
      trackingNumber: '3232 0041 8877 0192',
      shippedAt: new Date('2026-11-20T14:00:00Z'),
    })
    .returning({ id: shipments.id })
  for (const [position, quantity] of packs) {
    const orderLineId = stored.lines[position]!.id
    await db.insert(shipmentLines).values({ shipmentId: shipment!.id, orderLineId, quantity })
    await db
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(eq(orderLines.id, orderLineId))
  }
  return shipment!.id
}
