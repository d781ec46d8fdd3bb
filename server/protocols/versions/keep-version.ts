import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { LimitReason } from '#domain/protocols/limit-reason.ts'
import {
  changesBetween,
  isOnlyReordered,
  reorderingMinutes,
  type Snapshot,
} from '#domain/protocols/versions.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { readLines } from '../find-protocols.ts'
import type { LineRow, ProtocolRow } from '../records.ts'
import { protocols, protocolVersions } from '../tables.ts'

type Changing = Pick<Ctx, 'db' | 'now'>

/**
 * Saves a version, unless the last one is identical. Called when sharing. The caller's transaction has locked the
 * protocol, so that numbers are consecutive.
 */
export async function keepVersion(
  { db, now }: Changing,
  protocolId: number,
  given: LimitReason | null = null,
): Promise<void> {
  const [protocol] = await db.select().from(protocols).where(eq(protocols.id, protocolId))
  if (!protocol) return
  const snapshot = snapshotOf(protocol, await readLines(db, [protocolId]))
  const [last, former] = await db
    .select({
      number: protocolVersions.number,
      madeAt: protocolVersions.madeAt,
      snapshot: protocolVersions.snapshot,
      reason: protocolVersions.reason,
      reasoned: protocolVersions.reasoned,
      isSame: sql<boolean>`${protocolVersions.snapshot} = ${JSON.stringify(snapshot)}::jsonb`,
    })
    .from(protocolVersions)
    .where(eq(protocolVersions.protocolId, protocolId))
    .orderBy(desc(protocolVersions.number))
    .limit(2)
  if (last?.isSame) {
    if (given) await addReason(db, { ...last, protocolId }, given)
    return
  }
  if (last && former && !given && continuesReordering({ former, last, snapshot, now })) {
    const isBack = changesBetween(former.snapshot, snapshot).length === 0
    const condition = versionOf(protocolId, last.number)
    if (isBack) await db.delete(protocolVersions).where(condition)
    else await db.update(protocolVersions).set({ snapshot, madeAt: now }).where(condition)
    return
  }
  const number = (last?.number ?? 0) + 1
  const said = { reason: given?.reason ?? null, reasoned: given ? [...given.nutrients] : null }
  await db.insert(protocolVersions).values({ protocolId, number, madeAt: now, snapshot, ...said })
}

type Reordering = {
  former: { snapshot: Snapshot }
  last: { snapshot: Snapshot; madeAt: Date }
  snapshot: Snapshot
  now: Date
}

/** Whether only the order was changed, as it was shortly before. */
function continuesReordering({ former, last, snapshot, now }: Reordering): boolean {
  return (
    now.getTime() - last.madeAt.getTime() < reorderingMinutes * 60_000 &&
    isOnlyReordered(former.snapshot, last.snapshot) &&
    isOnlyReordered(last.snapshot, snapshot)
  )
}

const versionOf = (protocolId: number, number: number) =>
  and(eq(protocolVersions.protocolId, protocolId), eq(protocolVersions.number, number))

type VersionRow = Pick<typeof protocolVersions.$inferSelect, 'protocolId' | 'number' | 'reason' | 'reasoned'>

/** The first reason of a version stays; later ones are stored with their share or link. */
async function addReason(db: Database, { protocolId, number, ...kept }: VersionRow, given: LimitReason) {
  const reasoned = [...new Set([...(kept.reasoned ?? []), ...given.nutrients])]
  await db
    .update(protocolVersions)
    .set({ reason: kept.reason ?? given.reason, reasoned })
    .where(versionOf(protocolId, number))
}

/**
 * Marks a protocol as changed; returns its new revision. After the first share the change is also saved as a version.
 */
export async function touch(ctx: Changing, protocolId: number): Promise<number> {
  const [touched] = await markChanged(ctx, eq(protocols.id, protocolId))
  if (touched?.hasVersions) await keepVersion(ctx, protocolId)
  return touched?.revision ?? 0
}

/**
 * Locks the caller's own protocol, as `lockOwnProtocol` does, and marks it as changed in the same statement; the caller
 * saves the version.
 */
export async function touchOwn(ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>, protocolId: number) {
  const isOwn = and(eq(protocols.id, protocolId), eq(protocols.practitionerId, ctx.actor.id))
  const [touched] = await markChanged(ctx, isOwn)
  return touched ?? refuse('not-found')
}

function markChanged({ db, now }: Changing, condition: SQL | undefined) {
  return db
    .update(protocols)
    .set({ revision: sql`${protocols.revision} + 1`, updatedAt: now })
    .where(condition)
    .returning({
      revision: protocols.revision,
      hasVersions: sql<boolean>`EXISTS (SELECT FROM protocol_versions
        WHERE protocol_versions.protocol_id = protocols.id)`,
    })
    .prepare('touch_protocol')
    .execute()
}

function snapshotOf({ name, description }: ProtocolRow, lines: readonly LineRow[]): Snapshot {
  return {
    name,
    description,
    lines: lines.map(({ variantId, quantity, notes, dose }) => ({ variantId, quantity, notes, dose })),
  }
}
