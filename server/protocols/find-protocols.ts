import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { sharedWith } from './active-shares.ts'
import type { LineRow, ProtocolRecord } from './records.ts'
import { protocolLines, protocols } from './tables.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

/** Another's is not found. */
export async function getOwnProtocol(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
): Promise<ProtocolRecord> {
  const isOwn = and(eq(protocols.id, id), eq(protocols.practitionerId, ctx.actor.id))
  return (await findProtocol(ctx, isOwn)) ?? refuse('not-found')
}

export async function findProtocol(
  ctx: Reading,
  condition: SQL | undefined,
): Promise<ProtocolRecord | undefined> {
  const [found] = await listProtocols(ctx, condition)
  return found
}

/** Protocols first, lines after: a line may be newer than the revision shown with it, never older. */
export async function listProtocols(
  { db, now }: Reading,
  condition: SQL | undefined,
): Promise<ProtocolRecord[]> {
  const rows = await db
    .select({
      ...getTableColumns(protocols),
      sharedWith,
      hasLink: sql<boolean>`EXISTS (SELECT FROM protocol_links
        WHERE protocol_links.protocol_id = protocols.id AND protocol_links.share_id IS NULL
          AND protocol_links.expires_at > ${now.toISOString()}::timestamptz)`,
    })
    .from(protocols)
    .where(condition)
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await readLines(db, ids), ({ protocolId }) => protocolId)
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }))
}

/** In their order, protocol by protocol. */
export async function readLines(db: Database, protocolIds: number[]): Promise<LineRow[]> {
  if (protocolIds.length === 0) return []
  const { protocolId, position, variantId } = protocolLines
  const lines = db
    .select()
    .from(protocolLines)
    .where(inArray(protocolId, protocolIds))
    .orderBy(asc(protocolId), asc(position), asc(variantId))
  // Each change of a protocol loads its lines; `in` lists of different lengths would each be a prepared statement of
  // their own.
  return protocolIds.length === 1 ? lines.prepare('protocol_lines').execute() : lines
}
