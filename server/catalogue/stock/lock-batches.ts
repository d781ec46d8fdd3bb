import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { stockBatches } from './tables.ts'

export type BatchRow = typeof stockBatches.$inferSelect

/** In order of ids, after their variants where those are locked, too. */
export async function lockBatches(tx: Database, ids: readonly number[]): Promise<Map<number, BatchRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(stockBatches)
    .where(inArray(stockBatches.id, [...new Set(ids)]))
    .orderBy(asc(stockBatches.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}
