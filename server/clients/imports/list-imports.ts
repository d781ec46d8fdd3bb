import { and, desc, eq } from 'drizzle-orm'
import type { ClientImport, ClientImportList } from '#contract/client-imports.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { clientImports } from '../tables.ts'

export type ImportRecord = typeof clientImports.$inferSelect

const listed = 10

export async function listImports({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<ClientImportList> {
  const rows = await db
    .select()
    .from(clientImports)
    .where(eq(clientImports.practitionerId, actor.id))
    .orderBy(desc(clientImports.id))
    .limit(listed)
  return { data: rows.map(presentImport) }
}

/** Locked until the transaction ends. Other practitioners' imports are not found. */
export async function lockOwnImport(
  db: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<ImportRecord> {
  const [found] = await db
    .select()
    .from(clientImports)
    .where(and(eq(clientImports.id, id), eq(clientImports.practitionerId, practitionerId)))
    .for('update')
  return found ?? refuse('not-found')
}

export function presentImport(row: ImportRecord): ClientImport {
  return {
    id: row.id,
    file_name: row.fileName,
    imported_at: row.importedAt.toISOString(),
    has_invited: row.hasInvited,
    added: row.added,
    known: row.known,
    refused: row.refused,
    undone_at: row.undoneAt?.toISOString() ?? null,
    removed: row.removed,
  }
}
