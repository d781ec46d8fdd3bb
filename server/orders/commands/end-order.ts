import { asc, eq, sql } from 'drizzle-orm'
import type { Ending } from '#domain/orders/settlement.ts'
import { holdCart } from '#server/cart/commands/hold-cart.ts'
import { cartLines } from '#server/cart/tables.ts'
import { giveBackStock } from '#server/catalogue/commands/stock.ts'
import { vouchers } from '#server/checkout/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { orderLines } from '../tables.ts'
import { type By, moveOrder, type OrderRow } from './move-order.ts'

type Desk = { db: Database; now: Date }

/**
 * Gives a held, unpaid order up: its goods go back on the shelf, its voucher may be used again, and its lines stand in
 * the cart once more, so that nothing is lost and one can simply try again.
 */
export async function endUnpaidOrder(
  desk: Desk,
  order: OrderRow,
  { state, ending }: { state: 'cancelled' | 'expired'; ending: Ending },
  by: By,
): Promise<void> {
  // Their cart is taken before the packs, as whoever places an order does it.
  if (order.userId !== null) await holdCart(desk.db, order.userId)
  await moveOrder(desk, order, state, by, { ending })
  await releaseGoods(desk.db, order)
  if (order.userId !== null) await refillCart(desk, order.id, order.userId)
}

/** Packs are held before vouchers, as whoever places an order does it. */
async function releaseGoods(db: Database, order: OrderRow): Promise<void> {
  const lines = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  await giveBackStock(db, order.id, lines)
  await releaseVoucher(db, order)
}

export async function releaseVoucher(db: Database, { voucherId }: OrderRow): Promise<void> {
  if (voucherId === null) return
  await db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} - 1` })
    .where(eq(vouchers.id, voucherId))
}

/** What was put in the cart meanwhile stays as it is. In the order in which others fill it, so that none waits in a ring. */
async function refillCart({ db, now }: Desk, orderId: number, userId: number): Promise<void> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.variantId))
  if (lines.length === 0) return
  await db
    .insert(cartLines)
    .values(
      lines.map(({ variantId, quantity, price, protocolId, linkId }) => ({
        ...{ userId, variantId, quantity, protocolId, linkId },
        priceThen: price,
        addedAt: now,
      })),
    )
    .onConflictDoNothing()
}
