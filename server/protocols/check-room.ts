import { count, countDistinct, eq } from 'drizzle-orm'
import { linesOfAllMaximum, protocolsMaximum } from '#domain/protocols/limits.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { protocolLines, protocols } from './tables.ts'

/** Refuses more than a practitioner may have. They are locked, so that simultaneous calls respect the limits, too. */
export async function checkRoom(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  more: { protocols: number; lines: number },
): Promise<void> {
  const [held] = await db
    .select({ protocols: countDistinct(protocols.id), lines: count(protocolLines.variantId) })
    .from(protocols)
    .leftJoin(protocolLines, eq(protocolLines.protocolId, protocols.id))
    .where(eq(protocols.practitionerId, actor.id))
  if (held!.protocols + more.protocols > protocolsMaximum || held!.lines + more.lines > linesOfAllMaximum)
    return refuse('protocols-full')
}
