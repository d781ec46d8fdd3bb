import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { MovementPage, StockMovement } from '#contract/stock.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { users } from '#server/accounts/tables.ts'
import { csvHeading, csvRows } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { stockBatches, stockMovements } from './tables.ts'

const batchRows = 500
const columns = [
  'at',
  'change',
  'stock_after',
  'reason',
  'order',
  'batch',
  'best_before',
  'by',
  'note',
] as const

/** The changes of a variant's stock, latest first. */
export async function listMovements(db: Database, variantId: number, page: Page): Promise<MovementPage> {
  const condition = eq(stockMovements.variantId, variantId)
  const [total, rows] = await Promise.all([
    db.$count(stockMovements, condition),
    selectMovements(db, condition).limit(page.limit).offset(offsetOf(page)),
  ])
  return { data: rows.map(presentMovement), ...totalsOf(page, total) }
}

/** All of them as a table, a few at a time. */
export async function* movementsCsv(db: Database, variantId: number): AsyncGenerator<string> {
  yield csvHeading(columns)
  for (let before: number | undefined; ; ) {
    const own = eq(stockMovements.variantId, variantId)
    const older = before === undefined ? undefined : lt(stockMovements.id, before)
    const rows = await selectMovements(db, and(own, older)).limit(batchRows)
    const table = rows.map((row) => ({
      ...presentMovement(row),
      order: row.movement.orderId === null ? '' : orderNumber(row.movement.orderId),
      best_before: row.batch?.bestBefore ?? '',
    }))
    yield csvRows(table, columns)
    before = rows.at(-1)?.movement.id
    if (rows.length < batchRows) return
  }
}

function selectMovements(db: Database, condition: SQL | undefined) {
  return db
    .select({
      movement: stockMovements,
      batch: { number: stockBatches.number, bestBefore: stockBatches.bestBefore },
      admin: { first_name: users.firstName, last_name: users.lastName },
    })
    .from(stockMovements)
    .leftJoin(stockBatches, eq(stockBatches.id, stockMovements.batchId))
    .leftJoin(users, eq(users.id, stockMovements.adminId))
    .where(condition)
    .orderBy(desc(stockMovements.id))
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectMovements>>[number]

function presentMovement({ movement, batch, admin }: Found): StockMovement {
  const { id, at, change, stockAfter, reason, note, orderId } = movement
  return {
    id,
    at: at.toISOString(),
    change,
    stock_after: stockAfter,
    reason,
    note,
    order: orderId === null ? null : { id: orderId, number: orderNumber(orderId) },
    batch: batch?.number ?? null,
    by: (admin && personName(admin)) || null,
  }
}
