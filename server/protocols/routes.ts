import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { clientProtocolRoutes } from './routes/client.ts'
import { clientSearchRoutes } from './routes/client-search.ts'
import { ownProtocolRoutes } from './routes/own.ts'
import { planDocumentRoutes } from './routes/plan.ts'
import { sharedProtocolRoutes } from './routes/public.ts'
import { publicProtocolRoutes } from './routes/public-protocols.ts'
import { sharingRoutes } from './routes/sharing.ts'
import { substituteRoutes } from './routes/substitutes.ts'
import { templateRoutes } from './routes/templates.ts'

/** Protocols: for practitioners, for their clients, and through links. */
export async function protocolRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  await scope.register(ownProtocolRoutes, deps)
  await scope.register(substituteRoutes, deps)
  await scope.register(templateRoutes, deps)
  await scope.register(sharingRoutes, deps)
  await scope.register(clientSearchRoutes, deps)
  await scope.register(clientProtocolRoutes, deps)
  await scope.register(sharedProtocolRoutes, deps)
  await scope.register(planDocumentRoutes, deps)
  await scope.register(publicProtocolRoutes, deps)
}
