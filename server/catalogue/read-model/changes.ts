import type { Sql } from '#server/platform/database.ts'

/** Where reading stopped: the oldest transaction that was still open then, and what was already read from there on. */
export type Cursor = { transactionId: string; seen: ReadonlySet<string> }
export type Changes = { productIds: number[]; shared: boolean; cursor: Cursor }

export async function startCursor(sql: Sql): Promise<Cursor> {
  const [row] = await sql<{ oldest: string }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest`
  return { transactionId: row!.oldest, seen: new Set() }
}

/**
 * What was committed since. Transactions commit in a different order than they began, so each read starts again from
 * the oldest that was open at the last one, and skips what was already seen.
 */
export async function readChanges(sql: Sql, cursor: Cursor): Promise<Changes> {
  const rows = await sql<{ oldest: string; id: string | null; productId: number | null }[]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest, changes.id::text, changes.product_id AS "productId"
    FROM (SELECT 1) AS once
    LEFT JOIN catalogue_changes AS changes ON changes.transaction_id >= ${cursor.transactionId}::bigint`
  const read = rows.filter((row): row is typeof row & { id: string } => row.id !== null)
  const fresh = read.filter((row) => !cursor.seen.has(row.id))
  return {
    productIds: [...new Set(fresh.flatMap((row) => row.productId ?? []))],
    shared: fresh.some((row) => row.productId === null),
    cursor: { transactionId: rows[0]!.oldest, seen: new Set(read.map((row) => row.id)) },
  }
}

/** Longer than any process sleeps without reloading everything. */
export const CHANGES_KEPT_HOURS = 24

export async function deleteOldChanges(sql: Sql): Promise<void> {
  await sql`DELETE FROM catalogue_changes WHERE at < now() - make_interval(hours => ${CHANGES_KEPT_HOURS})`
}
