import type { FastifyInstance } from 'fastify'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { keptByNobody, onlyFor } from '#server/platform/guards.ts'
import type { ProtocolsWorld } from '../world.ts'
import { builderRoutes } from './builder-routes.ts'
import { lineRoutes } from './line-routes.ts'
import { listRoutes } from './list-routes.ts'
import { recordRoutes } from './record-routes.ts'

/** A practitioner's own protocols; admins may have some, too (decision 34). */
export async function ownProtocolRoutes(scope: FastifyInstance, world: ProtocolsWorld): Promise<void> {
  onlyFor(scope, userTypes.admin, ...practitionerTypes)
  keptByNobody(scope)
  await scope.register(listRoutes, world)
  await scope.register(recordRoutes, world)
  await scope.register(lineRoutes, world)
  await scope.register(builderRoutes, world)
}
