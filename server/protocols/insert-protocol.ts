import { count, countDistinct, eq } from 'drizzle-orm'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { linesOfAllMaximum, protocolsMaximum } from '#domain/protocols/limits.ts'
import type { Line } from '#domain/protocols/lines.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { protocolLines, protocols } from './tables.ts'

type Draft = { name: string; description: string; storyblokId?: string | null; lines?: readonly Line[] }

/** In the caller's transaction. The first one is a milestone. */
export async function insertProtocol(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { name, description, storyblokId = null, lines = [] }: Draft,
): Promise<number> {
  await checkRoom(db, actor.id, lines.length)
  const [protocol] = await db
    .insert(protocols)
    .values({ practitionerId: actor.id, name, description, storyblokId, createdAt: now, updatedAt: now })
    .returning({ id: protocols.id })
  const protocolId = protocol!.id
  if (lines.length > 0) {
    const rows = lines.map(({ variantId, quantity, notes, dose }, position) => ({
      protocolId,
      variantId,
      position,
      quantity,
      notes,
      dose,
    }))
    await db.insert(protocolLines).values(rows)
  }
  if (isPractitioner(actor.userTypeId)) await reachMilestone({ db, now }, actor.id, 'ProtocolCreated')
  return protocolId
}

async function checkRoom(db: Database, practitionerId: number, more: number): Promise<void> {
  const [held] = await db
    .select({ protocols: countDistinct(protocols.id), lines: count(protocolLines.variantId) })
    .from(protocols)
    .leftJoin(protocolLines, eq(protocolLines.protocolId, protocols.id))
    .where(eq(protocols.practitionerId, practitionerId))
  if (held!.protocols >= protocolsMaximum || held!.lines + more > linesOfAllMaximum)
    return refuse('protocols-full')
}
