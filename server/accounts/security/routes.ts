import type { FastifyInstance } from 'fastify'
import type { AccountsWorld } from '../world.ts'
import { emailConfirmationRoutes, emailRoutes } from './email-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Who may come into an account, and how. */
export async function securityRoutes(app: FastifyInstance, world: AccountsWorld): Promise<void> {
  await app.register(emailRoutes, world)
  await app.register(emailConfirmationRoutes, world)
  await app.register(passwordRoutes, world)
  await app.register(sessionRoutes, world)
  await app.register(secondFactorRoutes, world)
}
