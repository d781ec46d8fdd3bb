import type { CurrentUser } from '#contract/accounts.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Config } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'

type Row = Omit<CurrentUser, 'second_factor_needed'>

/** Plain SQL for speed, since every page runs this. */
export async function getCurrentUser(
  { sql, config }: Pick<Deps, 'sql'> & { config: Pick<Config, 'demonstration'> },
  id: number,
): Promise<CurrentUser> {
  const [user] = await sql<Row[]>`
    SELECT id, user_type_id, coalesce(email, '') AS email, first_name, last_name, language, country, home_region,
      totp_enabled_at IS NOT NULL AS second_factor
    FROM users WHERE id = ${id}`
  if (!user) return refuse('not-found')
  const isAdmin = user.user_type_id === userTypes.admin
  return { ...user, second_factor_needed: isAdmin && !config.demonstration && !user.second_factor }
}
