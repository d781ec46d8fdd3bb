import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/database.ts'

const parametersMaximum = 60_000

/** As many rows at once as PostgreSQL allows parameters for. */
export function chunksOf<Row>(rows: readonly Row[], table: PgTable): Row[][] {
  const size = Math.floor(parametersMaximum / Object.keys(getTableColumns(table)).length)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const chunk of chunksOf(rows, table)) await db.insert(table).values(chunk)
}

/** Updates every column to the value of the conflicting new row. */
export function allExcluded(table: PgTable, kept: readonly string[]): Record<string, SQL> {
  const columns = Object.keys(getTableColumns(table)).filter((column) => !kept.includes(column))
  const named = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${named(column)}`)]))
}
