import { eq } from 'drizzle-orm'
import type { Registration } from '#contract/accounts.ts'
import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import { registrationLists } from '#domain/practitioners/registration-lists.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { reachMilestone } from '../milestones/reach-milestone.ts'
import { practitioners } from '../tables.ts'

/** What a practitioner said about their work at registration; registering again as a client does not change it. */
export async function registerProfile(
  { db }: Pick<Deps, 'db'>,
  { userId, registration }: { userId: number; registration: Registration },
): Promise<void> {
  if (registration.user_type_id === userTypes.client) {
    await db.delete(practitioners).where(eq(practitioners.userId, userId))
    return
  }
  const work = {
    healthProfession: registration.health_profession,
    expertiseLevel: registration.expertise_level,
    organisationType: registration.organisation_type,
    organisationName: registration.organisation_name,
  }
  await db
    .insert(practitioners)
    .values({ userId, ...work })
    .onConflictDoUpdate({ target: practitioners.userId, set: work })
}

type RoleHolder = { userId: number; userTypeId: UserTypeId }

export async function reachRegistrationMilestone(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { userId, userTypeId }: RoleHolder,
): Promise<void> {
  if (isPractitioner(userTypeId)) await reachMilestone(ctx, userId, 'RegistrationComplete')
}

/** For users who did not register as practitioners: the last option of each list is "other". Existing values stay. */
export async function becomePractitioner(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { userId, userTypeId }: RoleHolder,
): Promise<void> {
  if (!isPractitioner(userTypeId)) return
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
