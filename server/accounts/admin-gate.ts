import type { FastifyInstance } from 'fastify'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { noStore, onlyFor, signedIn } from '#server/platform/guards.ts'
import { refuse } from '#server/platform/problems.ts'
import { findUser } from './find-users.ts'

type Deps = { config: Config; db: Database }

/** Guards a scope of the admin area, whichever feature it belongs to. */
export function onlyForAdmins(scope: FastifyInstance, deps: Deps): void {
  onlyFor(scope, userTypes.admin)
  needSecondFactor(scope, deps)
  noStore(scope)
}

/** Outside a demonstration a password alone opens no admin area. Comes after the guard of the scope. */
function needSecondFactor(scope: FastifyInstance, { config, db }: Deps): void {
  if (config.demonstration) return
  scope.addHook('onRequest', async (request) => {
    const admin = await findUser(db, signedIn(request).id)
    if (!admin?.totpEnabledAt) refuse('second-factor-needed')
  })
}
