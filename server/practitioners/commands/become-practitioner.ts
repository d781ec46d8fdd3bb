import { registrationLists } from '#domain/practitioners/registration-lists.ts'
import type { Ctx } from '#server/platform/context.ts'
import { practitioners } from '../tables.ts'
import { reachMilestone } from './reach-milestone.ts'

/** For who did not register as one: the last option of each list is "other". What was told before stays. */
export async function becomePractitioner(ctx: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<void> {
  const other = {
    healthProfession: registrationLists.health_profession.length,
    expertiseLevel: registrationLists.expertise_level.length,
    organisationType: registrationLists.organisation_type.length,
    organisationName: '',
  }
  await ctx.db
    .insert(practitioners)
    .values({ userId, ...other })
    .onConflictDoNothing()
  await reachMilestone(ctx, userId, 'RegistrationComplete')
}
