import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import { builderRoutes } from './builder.ts'
import { lineRoutes } from './own-lines.ts'
import { listRoutes } from './own-list.ts'
import { recordRoutes } from './own-records.ts'

/** A practitioner's own protocols; admins may have some, too. */
export async function ownProtocolRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register(listRoutes, deps)
  await scope.register(recordRoutes, deps)
  await scope.register(lineRoutes, deps)
  await scope.register(builderRoutes, deps)
}
