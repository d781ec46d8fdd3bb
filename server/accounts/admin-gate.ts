import type { Config } from '#server/platform/config.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { findUser } from './find-users.ts'

type Deps = { config: Config; db: Database }

/** Outside a demonstration a password alone opens no admin area. */
export async function needSecondFactor({ config, db }: Deps, { id }: SignedIn): Promise<void> {
  if (config.demonstration) return
  const admin = await findUser(db, id)
  if (!admin?.totpEnabledAt) refuse('second-factor-needed')
}
