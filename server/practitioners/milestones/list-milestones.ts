import { eq } from 'drizzle-orm'
import type { MilestoneList } from '#contract/practitioners.ts'
import { milestoneNumber, milestones } from '#domain/practitioners/milestones.ts'
import type { Database } from '#server/platform/database.ts'
import { reachedMilestones } from '../tables.ts'

/** All milestones, reached or not, in numerical order. */
export async function listMilestones(db: Database, practitionerId: number): Promise<MilestoneList['data']> {
  const reached = await db
    .select()
    .from(reachedMilestones)
    .where(eq(reachedMilestones.practitionerId, practitionerId))
  const times = new Map(reached.map(({ milestone, reachedAt }) => [milestone, reachedAt.toISOString()]))
  return milestones.map((name) => {
    const number = milestoneNumber(name)
    return { number, name, reached_at: times.get(number) ?? null }
  })
}
