import type { Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { findUser } from './find-users.ts'

/** Outside demonstration mode the admin area requires more than a password. */
export async function needSecondFactor(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { id }: SignedIn,
): Promise<void> {
  if (config.demonstration) return
  const admin = await findUser(db, id)
  if (!admin?.totpEnabledAt) refuse('second-factor-needed')
}
