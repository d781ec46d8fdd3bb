import { isPractitioner } from '#domain/accounts/user-types.ts'
import type { Line } from '#domain/protocols/lines.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { checkRoom } from './check-room.ts'
import { protocolLines, protocols } from './tables.ts'

type Draft = { name: string; description: string; storyblokId?: string | null; lines?: readonly Line[] }

export function createProtocol(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  draft: Pick<Draft, 'description' | 'name'>,
): Promise<number> {
  return transact(ctx.db, (tx) => insertProtocol({ ...ctx, db: tx }, draft))
}

/** In the caller's transaction. The first one is a milestone. */
export async function insertProtocol(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { name, description, storyblokId = null, lines = [] }: Draft,
): Promise<number> {
  await lockUser(db, actor.id)
  await checkRoom({ db, actor }, { protocols: 1, lines: lines.length })
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
