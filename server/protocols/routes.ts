import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { clientProtocolRoutes } from './client/routes.ts'
import { ownProtocolRoutes } from './own/routes.ts'
import { planDocumentRoutes } from './plan/routes.ts'
import { sharedProtocolRoutes } from './shared/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import type { ProtocolsWorld } from './world.ts'

/** Protocols: of practitioners, in the hands of their clients, and behind a link. */
export async function protocolRoutes(scope: FastifyInstance, world: ProtocolsWorld): Promise<void> {
  awaitProducts(scope, world.products)
  await scope.register(ownProtocolRoutes, world)
  await scope.register(templateRoutes, world)
  await scope.register(sharingRoutes, world)
  await scope.register(clientProtocolRoutes, world)
  await scope.register(sharedProtocolRoutes, world)
  await scope.register(planDocumentRoutes, world)
}
