import { sql } from 'drizzle-orm'
import type { StockReason } from '#domain/catalogue/stock/reasons.ts'
import type { Database } from '#server/platform/database.ts'

/** Why stock changes; recorded with each movement. */
type StockCause = {
  reason: StockReason
  order?: number
  admin?: number
  batch?: number
  note?: string
}
type StockChange = { variantId: number; change: number }

/** Changes the stock of locked variants. */
export async function moveStock(
  tx: Database,
  cause: StockCause,
  changes: readonly StockChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = sql.param(changes.map(({ variantId }) => variantId))
  const packs = sql.param(changes.map(({ change }) => change))
  // Sent together, executed in this order.
  await Promise.all([
    setCause(tx, cause),
    // A variant in several lines is one row here.
    tx.execute(sql`UPDATE variants SET stock = stock + moved.change
      FROM (SELECT id, sum(change)::integer AS change FROM unnest(${ids}::integer[], ${packs}::integer[])
        AS packs (id, change) GROUP BY id) AS moved WHERE variants.id = moved.id`),
    setCause(tx, undefined),
  ])
}

/** For statements that write stock with other columns. */
export async function withStockCause<Result>(
  tx: Database,
  cause: StockCause,
  work: () => Promise<Result>,
): Promise<Result> {
  await setCause(tx, cause)
  const result = await work()
  await setCause(tx, undefined)
  return result
}

/** The trigger that records stock movements reads this setting of the transaction. */
function setCause(tx: Database, cause: StockCause | undefined) {
  const text = cause === undefined ? '' : JSON.stringify(cause)
  return tx.execute(sql`SELECT set_config('verbena.stock_cause', ${text}, true)`)
}
