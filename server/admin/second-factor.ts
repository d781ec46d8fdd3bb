import type { FastifyInstance } from 'fastify'
import { findUser } from '#server/accounts/queries.ts'
import { signedIn } from '#server/platform/guards.ts'
import { refuse } from '#server/platform/problems.ts'
import type { AdminWorld } from './world.ts'

/** Outside a demonstration a password alone opens no admin area. Comes after the guard of the scope. */
export function needSecondFactor(scope: FastifyInstance, { config, db }: AdminWorld): void {
  if (config.demonstration) return
  scope.addHook('onRequest', async (request) => {
    const admin = await findUser(db, signedIn(request).id)
    if (!admin?.totpEnabledAt) refuse('second-factor-needed')
  })
}
