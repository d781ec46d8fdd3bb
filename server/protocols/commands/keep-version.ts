import { desc, eq, sql } from 'drizzle-orm'
import type { Snapshot } from '#domain/protocols/versions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readLines } from '../queries/protocols.ts'
import type { LineRow, ProtocolRow } from '../queries/records.ts'
import { protocols, protocolVersions } from '../tables.ts'

type Changing = Pick<Ctx, 'db' | 'now'>

/**
 * Keeps how a protocol stands now, unless the last version says the same. Sharing calls it.
 * The caller's transaction holds the protocol's row, so that numbers follow one another.
 */
export async function keepVersion({ db, now }: Changing, protocolId: number): Promise<void> {
  const [protocol] = await db.select().from(protocols).where(eq(protocols.id, protocolId))
  if (!protocol) return
  const snapshot = snapshotOf(protocol, await readLines(db, [protocolId]))
  const [last] = await db
    .select({
      number: protocolVersions.number,
      isSame: sql<boolean>`${protocolVersions.snapshot} = ${JSON.stringify(snapshot)}::jsonb`,
    })
    .from(protocolVersions)
    .where(eq(protocolVersions.protocolId, protocolId))
    .orderBy(desc(protocolVersions.number))
    .limit(1)
  if (last?.isSame) return
  const number = (last?.number ?? 0) + 1
  await db.insert(protocolVersions).values({ protocolId, number, madeAt: now, snapshot })
}

/** Marks a protocol as changed; answers its new revision. After the first share the change is kept as a version, too. */
export async function touch(ctx: Changing, protocolId: number): Promise<number> {
  const [touched] = await ctx.db
    .update(protocols)
    .set({ revision: sql`${protocols.revision} + 1`, updatedAt: ctx.now })
    .where(eq(protocols.id, protocolId))
    .returning({
      revision: protocols.revision,
      hasVersions: sql<boolean>`EXISTS (SELECT FROM protocol_versions
        WHERE protocol_versions.protocol_id = protocols.id)`,
    })
  if (touched?.hasVersions) await keepVersion(ctx, protocolId)
  return touched?.revision ?? 0
}

function snapshotOf({ name, description }: ProtocolRow, lines: readonly LineRow[]): Snapshot {
  return {
    name,
    description,
    lines: lines.map(({ variantId, quantity, notes, dose }) => ({ variantId, quantity, notes, dose })),
  }
}
