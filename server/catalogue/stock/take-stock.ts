import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { variants } from '../tables.ts'
import { moveStock } from './move-stock.ts'

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
  checkStocks?: (stocks: ReadonlyMap<number, number>) => void,
): Promise<Shortage[]> {
  const stocks = await lockVariants(tx, packs)
  const short = packs
    .map(({ variantId, quantity }) => ({ variantId, quantity, stock: stocks.get(variantId) ?? 0 }))
    .filter(({ quantity, stock }) => quantity > stock)
  if (short.length > 0) return short.map(({ variantId, stock }) => ({ variantId, stock }))
  checkStocks?.(stocks)
  const taken = packs.map(({ variantId, quantity }) => ({ variantId, change: -quantity }))
  await moveStock(tx, { reason: 'sale', order: orderId }, taken)
  return []
}

/** Returns packs of an order that nobody paid for to stock. */
export async function putBackStock(tx: Database, orderId: number, packs: readonly Packs[]): Promise<void> {
  await lockVariants(tx, packs)
  const returned = packs.map(({ variantId, quantity }) => ({ variantId, change: quantity }))
  await moveStock(tx, { reason: 'cancellation', order: orderId }, returned)
}

/** In order of ids; the stock of each. */
export async function lockVariants(
  tx: Database,
  packs: readonly Pick<Packs, 'variantId'>[],
): Promise<Map<number, number>> {
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
