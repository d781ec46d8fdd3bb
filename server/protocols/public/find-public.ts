import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { mayShare } from '#server/accounts/may-share.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { publicProtocolLines, publicProtocols } from './tables.ts'

type PublicRow = typeof publicProtocols.$inferSelect
export type PublicLineRow = typeof publicProtocolLines.$inferSelect
export type PublicRecord = PublicRow & { lines: PublicLineRow[] }
export type Publishing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** Another’s is not found. */
export async function getOwnPublic({ db, actor }: Publishing, id: number): Promise<PublicRecord> {
  const [found] = await listPublic(db, isOwn(actor.id, id))
  return found ?? refuse('not-found')
}

/** Locks it for the rest of the transaction. */
export async function lockOwnPublic({ db, actor }: Publishing, id: number): Promise<PublicRow> {
  const [found] = await db.select().from(publicProtocols).where(isOwn(actor.id, id)).for('no key update')
  return found ?? refuse('not-found')
}

export const isOwn = (practitionerId: number, id: number) =>
  and(eq(publicProtocols.id, id), eq(publicProtocols.practitionerId, practitionerId))

export const listOwnPublic = ({ db, actor }: Publishing): Promise<PublicRecord[]> =>
  listPublic(db, eq(publicProtocols.practitionerId, actor.id))

/** Those on a practitioner’s page. */
export const listPublished = (db: Database, practitionerId: number): Promise<PublicRecord[]> =>
  listPublic(
    db,
    and(eq(publicProtocols.practitionerId, practitionerId), isNotNull(publicProtocols.publishedAt)),
  )

export async function findPublished(
  db: Database,
  practitionerId: number,
  slug: string,
): Promise<PublicRecord | undefined> {
  const [found] = await listPublic(
    db,
    and(
      eq(publicProtocols.practitionerId, practitionerId),
      eq(publicProtocols.slug, slug),
      isNotNull(publicProtocols.publishedAt),
    ),
  )
  return found
}

/** In their order, with their lines. */
async function listPublic(db: Database, condition: SQL | undefined): Promise<PublicRecord[]> {
  const rows = await db
    .select()
    .from(publicProtocols)
    .where(condition)
    .orderBy(asc(publicProtocols.position), asc(publicProtocols.id))
  if (rows.length === 0) return []
  const { publicProtocolId, position, variantId } = publicProtocolLines
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(publicProtocolLines)
    .where(inArray(publicProtocolId, ids))
    .orderBy(asc(position), asc(variantId))
  const linesOf = Map.groupBy(lines, (line) => line.publicProtocolId)
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }))
}

/** Published by somebody who may share, for carts and orders: `id`, `name`, `practitioner_id`. */
export const livePublicProtocols: SQL = sql`
  SELECT public_protocols.id, public_protocols.name, public_protocols.practitioner_id
  FROM public_protocols JOIN users ON users.id = public_protocols.practitioner_id
  WHERE public_protocols.published_at IS NOT NULL AND ${mayShare}`
