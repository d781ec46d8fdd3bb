import { eq, sql } from 'drizzle-orm'
import type { Milestone } from '#domain/practitioners/milestones.ts'
import { milestoneOfClients, milestoneOfShares } from '#domain/practitioners/sharing-milestones.ts'
import type { Ctx } from '#server/platform/context.ts'
import { practitioners } from '../tables.ts'
import { reachMilestone } from './reach-milestone.ts'

type Done = { newShares: number; newClients: number }

/** Counts what a practitioner has shared. Returns the milestones reached; an admin who shares reaches none. */
export async function countSharing(
  ctx: Pick<Ctx, 'db' | 'now'>,
  practitionerId: number,
  { newShares, newClients }: Done,
): Promise<Milestone[]> {
  if (newShares + newClients === 0) return []
  const { sharesMade, clientsInvited } = practitioners
  const [counted] = await ctx.db
    .update(practitioners)
    .set({
      sharesMade: sql`${sharesMade} + ${newShares}`,
      clientsInvited: sql`${clientsInvited} + ${newClients}`,
    })
    .where(eq(practitioners.userId, practitionerId))
    .returning({ shares: sharesMade, clients: clientsInvited })
  if (!counted) return []
  const ofShares = newShares > 0 ? milestoneOfShares(counted.shares) : undefined
  const ofClients = newClients > 0 ? milestoneOfClients(counted.clients) : undefined
  const reached = [ofClients, ofShares].filter((milestone) => milestone !== undefined)
  for (const milestone of reached) await reachMilestone(ctx, practitionerId, milestone)
  return reached
}
