import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import { accountBodyBytes } from '#server/platform/request-limits.ts'
import { emailChoiceRoutes } from './email-choices/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'

/** Everything users can do with their own account. */
export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  noStore(app)
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= accountBodyBytes
  })
  await app.register(registrationRoutes, deps)
  await app.register(signInRoutes, deps)
  await app.register(profileRoutes, deps)
  await app.register(securityRoutes, deps)
  await app.register(ownDataRoutes, deps)
  await app.register((scope) => emailChoiceRoutes(scope, deps))
}
