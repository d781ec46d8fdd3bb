import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { storeImageRoutes } from './images/routes.ts'
import { storeClaimRoutes } from './routes/claims.ts'
import { storeClientRoutes } from './routes/clients.ts'
import { storeRoutes } from './routes/own.ts'
import { packageRoutes } from './routes/packages.ts'
import { storePartRoutes } from './routes/parts.ts'
import { publishedStoreRoutes } from './routes/public.ts'
import { serviceRoutes } from './routes/services.ts'

/** Practitioners’ shop pages: their own calls, and the published pages. */
export async function storefrontRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  await scope.register(storeRoutes, deps)
  await scope.register(storePartRoutes, deps)
  await scope.register(serviceRoutes, deps)
  await scope.register(packageRoutes, deps)
  await scope.register(storeClaimRoutes, deps)
  await scope.register(storeImageRoutes, deps)
  await scope.register(publishedStoreRoutes, deps)
  await scope.register(storeClientRoutes, deps)
}
