import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewShipment } from '#contract/admin-orders.ts'
import { mayShip } from '#domain/orders/handling.ts'
import { packsToShip, stateAfterShipping } from '#domain/orders/packs.ts'
import { carriers } from '#domain/orders/shipping.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { byAdmin, lockAnyOrder, recordOrderAction } from '../audited-action.ts'
import { chooseBatches } from '../batches/choose-batches.ts'
import { changeOrderState } from '../change-order-state.ts'
import { findWholeOrder, handledOf, type WholeOrder } from '../find-orders.ts'
import { orderLines, orders, shipmentLines, shipments } from '../tables.ts'

type Parcel = z.output<typeof NewShipment>
type ShippedLine = Parameters<typeof chooseBatches>[2][number]

/** Sends a parcel with some or all of what is left. In the caller's transaction. */
export async function shipOrder(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'region'>,
  orderId: number,
  parcel: Parcel,
): Promise<void> {
  const { db, now } = ctx
  const order = await lockAnyOrder(db, orderId)
  const whole = (await findWholeOrder(db, eq(orders.id, orderId))) ?? refuse('not-found')
  if (!mayShip(handledOf(whole))) return refuse('order-in-other-state')
  const sent = packsOf(whole, parcel)
  const carrier =
    carriers.find(({ key }) => key === parcel.carrier) ?? refuse('invalid-input', { carrier: ['option'] })
  const [shipment] = await db
    .insert(shipments)
    .values({
      orderId,
      carrier: carrier.key,
      trackingNumber: parcel.tracking_number || null,
      shippedAt: now,
    })
    .returning({ id: shipments.id })
  const shipmentId = shipment!.id
  for (const { lineId, quantity } of sent) {
    await db.insert(shipmentLines).values({ shipmentId, orderLineId: lineId, quantity })
    await db
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(eq(orderLines.id, lineId))
  }
  await chooseBatches(ctx, shipmentId, sent)
  const to = stateAfter(whole, sent)
  if (to !== order.state) await changeOrderState(ctx, order, to, byAdmin(ctx))
  await queueEmail(ctx, { template: 'order-shipped', user_id: order.userId, shipment_id: shipmentId })
  await recordOrderAction(ctx, order, 'order-shipped', { carrier: carrier.key })
}

/** Each line at most once, and no more than is left of it. */
function packsOf({ lines }: WholeOrder, { items }: Parcel): ShippedLine[] {
  const sent = new Map<number, ShippedLine>()
  for (const { order_line_id: lineId, quantity, batches } of items) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || sent.has(lineId) || quantity > packsToShip(line)) return refuse('nothing-left')
    const chosen = batches?.map(({ batch_id: batchId, quantity: packs }) => ({ batchId, quantity: packs }))
    sent.set(lineId, { lineId, variantId: line.variantId, quantity, chosen })
  }
  return [...sent.values()]
}

function stateAfter({ lines }: WholeOrder, sent: readonly ShippedLine[]) {
  return stateAfterShipping(
    lines.map((line) => ({
      ...line,
      shipped: line.shipped + (sent.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
    })),
  )
}
