import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { variants } from './tables.ts'

export type Packs = { variantId: number; quantity: number }
/** Variants of which there are fewer than requested. */
export type Shortage = { variantId: number; stock: number }

/**
 * Takes packs out of stock for an order, all or none. Rows are locked in order of ids, so that two orders of the same
 * goods never deadlock. `judge` sees the stock, and may refuse.
 */
export async function takeStock(
  tx: Database,
  orderId: number,
  packs: readonly Packs[],
  judge?: (stocks: ReadonlyMap<number, number>) => void,
): Promise<Shortage[]> {
  const stocks = await lockVariants(tx, packs)
  const short = packs
    .map(({ variantId, quantity }) => ({ variantId, quantity, stock: stocks.get(variantId) ?? 0 }))
    .filter(({ quantity, stock }) => quantity > stock)
  if (short.length > 0) return short.map(({ variantId, stock }) => ({ variantId, stock }))
  judge?.(stocks)
  await move(
    tx,
    orderId,
    packs.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
  )
  return []
}

/** Returns packs of an order to stock. */
export async function putBackStock(tx: Database, orderId: number, packs: readonly Packs[]): Promise<void> {
  await lockVariants(tx, packs)
  await move(tx, orderId, packs)
}

async function lockVariants(tx: Database, packs: readonly Packs[]): Promise<Map<number, number>> {
  if (packs.length === 0) return new Map()
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(
      inArray(
        variants.id,
        packs.map(({ variantId }) => variantId),
      ),
    )
    .orderBy(asc(variants.id))
    .for('no key update')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** The trigger that records stock movements reads the order from this transaction setting. */
async function move(tx: Database, orderId: number, packs: readonly Packs[]): Promise<void> {
  if (packs.length === 0) return
  const ids = sql.param(packs.map(({ variantId }) => variantId))
  const changes = sql.param(packs.map(({ quantity }) => quantity))
  // Sent together, executed in this order.
  await Promise.all([
    tx.execute(sql`SELECT set_config('verbena.order', ${String(orderId)}, true)`),
    tx.execute(sql`UPDATE variants SET stock = stock + moved.change
      FROM unnest(${ids}::integer[], ${changes}::integer[]) AS moved (id, change) WHERE variants.id = moved.id`),
    tx.execute(sql`SELECT set_config('verbena.order', '', true)`),
  ])
}
