import { eq } from 'drizzle-orm'
import type { MilestoneList } from '#contract/practitioners.ts'
import { milestoneNumber, milestones } from '#domain/practitioners/milestones.ts'
import { progressTo } from '#domain/practitioners/sharing-milestones.ts'
import type { Database } from '#server/platform/database.ts'
import { practitioners, reachedMilestones } from '../tables.ts'

/** All milestones, reached or not, in numerical order. */
export async function listMilestones(db: Database, practitionerId: number): Promise<MilestoneList['data']> {
  const { sharesMade, clientsInvited } = practitioners
  const [reached, [counts]] = await Promise.all([
    db.select().from(reachedMilestones).where(eq(reachedMilestones.practitionerId, practitionerId)),
    db
      .select({ shares: sharesMade, clients: clientsInvited })
      .from(practitioners)
      .where(eq(practitioners.userId, practitionerId)),
  ])
  const times = new Map(reached.map(({ milestone, reachedAt }) => [milestone, reachedAt.toISOString()]))
  return milestones.map((name) => {
    const number = milestoneNumber(name)
    const progress = progressTo(name, counts ?? { shares: 0, clients: 0 })
    return { number, name, reached_at: times.get(number) ?? null, progress }
  })
}
