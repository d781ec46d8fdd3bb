import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Day, dayOf } from '#domain/days.ts'
import { today as localDay } from '#domain/local-time.ts'
import { arrivalsOf, type BoughtLine, type PackArrival } from '#domain/practice/arrivals.ts'
import { orderLines, orders, shipmentLines, shipments } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'

/** Packs of a variant that somebody bought and kept, and the protocol they were bought for. */
export type Purchase = PackArrival & { variantId: number; protocolId: number | null }

type PurchaseQuery = { userId: number; variantIds: readonly number[]; today: Day; timeZone: string }

/** Of paid orders, without what was refunded. */
export async function findPurchases(
  db: Database,
  { userId, variantIds, today, timeZone }: PurchaseQuery,
): Promise<Purchase[]> {
  if (variantIds.length === 0) return []
  const rows = await db
    .select({
      id: orderLines.id,
      variantId: orderLines.variantId,
      protocolId: orderLines.protocolId,
      quantity: orderLines.quantity,
      refunded: orderLines.refunded,
      unsent: orderLines.unsent,
      expectedTo: orders.expectedTo,
      packs: shipmentLines.quantity,
      deliveredAt: shipments.deliveredAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(shipmentLines, eq(shipmentLines.orderLineId, orderLines.id))
    .leftJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.paidAt),
        inArray(orderLines.variantId, [...variantIds]),
      ),
    )
    .orderBy(asc(orderLines.id), asc(shipments.id))
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((parts) => {
    const [{ variantId, protocolId, expectedTo, ...line }] = parts as [(typeof rows)[number]]
    const bought: BoughtLine = {
      ...line,
      expectedOn: dayOf(expectedTo),
      parcels: parts.flatMap(({ packs, deliveredAt }) =>
        packs === null ? [] : { packs, on: deliveredAt && localDay(timeZone, deliveredAt) },
      ),
    }
    return arrivalsOf(bought, today).map((arrival) => ({ ...arrival, variantId, protocolId }))
  })
}
