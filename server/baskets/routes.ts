import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { clientBasketRoutes } from './routes/client.ts'
import { practitionerBasketRoutes } from './routes/practitioner.ts'
import { sharedBasketRoutes } from './routes/public.ts'

/** Baskets: for practitioners, for their clients, and through links. */
export async function basketRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  await scope.register(practitionerBasketRoutes, deps)
  await scope.register(clientBasketRoutes, deps)
  await scope.register(sharedBasketRoutes, deps)
}
