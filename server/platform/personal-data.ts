import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { openText } from './sealing/sealed-texts.ts'
import type { Sealing } from './sealing.ts'

type ColumnOf<T extends PgTable> = keyof T['$inferSelect'] & string

/** Why a column is not included in somebody's export. */
type ExclusionReason = 'secret' | 'internal' | 'another-person'

/** Whose rows they are, by account and by its address. */
type RowsOf = (userId: number, email: string | null) => SQL

/** How a table's rows of one person are exported, and what happens to them when the account is erased. */
export type PersonalData = {
  /** Name of the rows in the export. */
  name: string
  table: PgTable
  rowsOf: RowsOf
  given: readonly string[]
  /** Encrypted columns, and the name that their text is given as: a column of earlier versions, or a name of its own. */
  sealed: Readonly<Record<string, string>>
  withheld: Readonly<Record<string, ExclusionReason>>
  /** The column with a key in the file store; the file is deleted with the row. */
  fileKey: string | undefined
  erasure: Erasure
}
type Erasure =
  | { by: 'deletion' }
  /** It identifies nobody once their other rows are gone. */
  | { by: 'keeping'; law: string }
  /** `law`: the law that requires the rest to be kept. */
  | { by: 'blanking'; law: string; values: (now: Date) => Record<string, unknown> }

type Declaration<T extends PgTable> = {
  name: string
  rowsOf: RowsOf
  given: readonly ColumnOf<T>[]
  sealed?: Partial<Record<ColumnOf<T>, string>>
  withheld?: Partial<Record<ColumnOf<T>, ExclusionReason>>
  fileKey?: ColumnOf<T>
  erasure:
    | { by: 'deletion' }
    | { by: 'keeping'; law: string }
    | { by: 'blanking'; law: string; values: (now: Date) => PgUpdateSetSource<T> }
}

export function personal<T extends PgTable>(table: T, declared: Declaration<T>): PersonalData {
  const { sealed = {}, withheld = {}, fileKey, erasure } = declared
  return {
    ...declared,
    table,
    fileKey,
    erasure,
    sealed: sealed as PersonalData['sealed'],
    withheld: withheld as PersonalData['withheld'],
  }
}

type Person = { id: number; email: string | null }

/** Everything exported about a person, table by table; not even how many rows there are of which nothing is given. */
export async function exportPersonalData(
  { db, sealing }: { db: Database; sealing: Sealing },
  declarations: readonly PersonalData[],
  { id, email }: Person,
): Promise<Record<string, object[]>> {
  const parts: Record<string, object[]> = {}
  for (const { name, table, rowsOf, given, sealed } of declarations) {
    const asking = [...given, ...Object.keys(sealed)]
    if (asking.length === 0) continue
    const columns = getTableColumns(table)
    const asked = Object.fromEntries(asking.map((key) => [key, columns[key]!]))
    const rows: Row[] = await db.select(asked).from(table).where(rowsOf(id, email))
    parts[name] = rows.map((row) => {
      const shown = opened(sealing, row, sealed)
      const names = new Set([...given, ...Object.values(sealed)])
      return Object.fromEntries([...names].map((key) => [snakeCase(key), shown[key]]))
    })
  }
  return parts
}

type Row = Record<string, unknown>

function opened(sealing: Sealing, row: Row, sealed: PersonalData['sealed']): Row {
  const texts = Object.entries(sealed).map(([from, to]) => {
    const kept = { plain: row[to] ?? null, sealed: row[from] } as Parameters<typeof openText>[1]
    return [to, openText(sealing, kept)]
  })
  return { ...row, ...Object.fromEntries(texts) }
}

/** Erases a person's data in the order of the declarations. Returns the keys of files that have to be deleted, too. */
export async function erasePersonalData(
  tx: Database,
  declarations: readonly PersonalData[],
  { id, email }: Person,
  now: Date,
): Promise<string[]> {
  const files: string[] = []
  for (const { table, rowsOf, fileKey, erasure } of declarations) {
    if (erasure.by === 'keeping') continue
    if (erasure.by === 'blanking') {
      await tx.update(table).set(erasure.values(now)).where(rowsOf(id, email))
      continue
    }
    const column = fileKey === undefined ? undefined : getTableColumns(table)[fileKey]
    if (column) {
      const rows = await tx.select({ key: column }).from(table).where(rowsOf(id, email))
      files.push(...rows.map(({ key }) => String(key)))
    }
    await tx.delete(table).where(rowsOf(id, email))
  }
  return files
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
