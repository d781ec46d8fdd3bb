import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { emailConfirmationRoutes, emailRoutes } from './email-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Password, second factor and sessions. */
export async function securityRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(emailRoutes, deps)
  await app.register(emailConfirmationRoutes, deps)
  await app.register(passwordRoutes, deps)
  await app.register(sessionRoutes, deps)
  await app.register(secondFactorRoutes, deps)
}
