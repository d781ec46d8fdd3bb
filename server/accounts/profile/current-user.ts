import type { CurrentUser } from '#contract/accounts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Config } from '#server/platform/config.ts'
import type { User } from '../queries.ts'

export function currentUserOf(user: User, { demonstration }: Pick<Config, 'demonstration'>): CurrentUser {
  const hasSecondFactor = user.totpEnabledAt !== null
  return {
    id: user.id,
    user_type_id: user.userTypeId,
    email: user.email ?? '',
    first_name: user.firstName,
    last_name: user.lastName,
    language: user.language,
    country: user.country,
    home_region: user.homeRegion,
    second_factor: hasSecondFactor,
    second_factor_needed: user.userTypeId === userTypes.admin && !demonstration && !hasSecondFactor,
  }
}
