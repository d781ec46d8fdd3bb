import { eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'
import type { Sealing } from '../sealing.ts'

/** A column with encrypted texts, and the one in which earlier versions stored them unencrypted. */
export type SealedTexts = { table: PgTable & { id: PgColumn }; plain: string; sealed: string }

type StoredText = { plain: string | null; sealed: string | null }

const batch = 500

export const sealText = (sealing: Sealing, text: string | null) => (text === null ? null : sealing.seal(text))

/** During a rolling update, an earlier version may just have written it unencrypted. */
export function openText(sealing: Sealing, { plain, sealed }: StoredText): string | null {
  if (plain !== null) return plain
  return sealed === null ? null : sealing.open(sealed)
}

/** Encrypts unencrypted values, a few rows at a time: the next start continues an interrupted one. */
export async function sealOlderTexts(
  db: Database,
  sealing: Sealing,
  { table, plain, sealed }: SealedTexts,
): Promise<number> {
  const text = getTableColumns(table)[plain]!
  for (let count = 0; ; ) {
    const done = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: table.id, text })
        .from(table as PgTable)
        .where(isNotNull(text))
        .orderBy(table.id)
        .limit(batch)
        .for('update')
      for (const row of rows) {
        const values = { [plain]: null, [sealed]: sealing.seal(String(row.text)) }
        await tx.update(table).set(values).where(eq(table.id, row.id))
      }
      return rows.length
    })
    count += done
    if (done < batch) return count
  }
}
