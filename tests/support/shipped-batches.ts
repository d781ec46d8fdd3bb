import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { StockBatch } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import type { OrdersShop } from './orders-api.ts'

type Admin = Awaited<ReturnType<OrdersShop['buyer']>>
type Received = { number: string; bestBefore?: string; packs: number }

/** Receives a batch of a variant, as an admin books it. */
export async function receiveBatch(
  admin: Admin,
  variantId: number,
  { number, bestBefore = '2999-01-31', packs }: Received,
): Promise<StockBatch> {
  const { body } = await admin.once(stockPaths.changes(variantId), {
    reason: 'delivery',
    difference: packs,
    new_batch: { number, best_before: bestBefore },
  })
  return body.batches.find((batch: StockBatch) => batch.number === number)
}

type Sold = { id: number; lines: readonly { id: number; quantity: number }[] }
/** For each line, `batches` as the admin chose them; undefined leaves it to the shop. */
type Batches = readonly (readonly { batch_id: number; quantity: number }[] | undefined)[]

/** Packs and sends a paid order as a whole. */
export async function sendOrder(admin: Admin, order: Sold, batches: Batches = []) {
  await admin.post(adminOrderPaths.process, { ids: [order.id] })
  const items = order.lines.map(({ id, quantity }, at) => ({
    order_line_id: id,
    quantity,
    ...(batches[at] && { batches: batches[at] }),
  }))
  return admin.once(adminOrderPaths.ship(order.id), { items, carrier: 'bpost' })
}
