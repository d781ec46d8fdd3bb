import type { Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { findUser } from './find-users.ts'

/** Outside a demonstration a password alone opens no admin area. */
export async function needSecondFactor(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { id }: SignedIn,
): Promise<void> {
  if (config.demonstration) return
  const admin = await findUser(db, id)
  if (!admin?.totpEnabledAt) refuse('second-factor-needed')
}
