import { eq, sql } from 'drizzle-orm'
import type { Milestone } from '#domain/practitioners/milestones.ts'
import { milestonesOfClients, milestonesOfShares } from '#domain/practitioners/sharing-milestones.ts'
import type { Ctx } from '#server/platform/context.ts'
import { practitioners } from '../tables.ts'
import { reachMilestone } from './reach-milestone.ts'

/** `newClients` is negative if an import was undone. */
type SharingCounts = { newShares: number; newClients: number }

/** Counts what a practitioner has shared. Returns the milestones reached; an admin who shares reaches none. */
export async function countSharing(
  ctx: Pick<Ctx, 'db' | 'now'>,
  practitionerId: number,
  { newShares, newClients }: SharingCounts,
): Promise<Milestone[]> {
  if (newShares === 0 && newClients === 0) return []
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
  const reached = [
    ...milestonesOfClients({ before: counted.clients - newClients, after: counted.clients }),
    ...milestonesOfShares({ before: counted.shares - newShares, after: counted.shares }),
  ]
  for (const milestone of reached) await reachMilestone(ctx, practitionerId, milestone)
  return reached
}
