import type { FastifyInstance } from 'fastify'
import { keptByNobody } from '#server/platform/guards.ts'
import { accountBodyBytes } from '#server/platform/receiving.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import type { AccountsWorld } from './world.ts'

/** Everything one does with an account of one's own. */
export async function accountRoutes(app: FastifyInstance, world: AccountsWorld): Promise<void> {
  keptByNobody(app)
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= accountBodyBytes
  })
  await app.register(registrationRoutes, world)
  await app.register(signInRoutes, world)
  await app.register(profileRoutes, world)
  await app.register(securityRoutes, world)
  await app.register(ownDataRoutes, world)
}
