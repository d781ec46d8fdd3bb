import { redirectToken, type Tokens } from '#contract/accounts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Config } from '#server/platform/config.ts'
import { encodeMultipass } from '#server/platform/multipass.ts'
import type { User } from '../find-users.ts'

/** Users of the other region's store are sent there, signed in by multipass. */
export function redirectFor(config: Config, user: User, now: Date): Tokens | undefined {
  const { region, otherStoreUrl, multipassSecret } = config
  if (user.homeRegion === region || !otherStoreUrl || !multipassSecret) return undefined
  // Admins cannot sign in by multipass.
  if (user.userTypeId === userTypes.admin) return undefined
  const token = encodeMultipass(multipassSecret, {
    email: user.email,
    created_at: now.toISOString(),
    first_name: user.firstName,
    last_name: user.lastName,
  })
  return {
    access_token: `${otherStoreUrl}/${user.language}/auth/multipass/${token}`,
    refresh_token: redirectToken,
  }
}
