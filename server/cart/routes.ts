import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import { ownCartRoutes } from './routes/own.ts'
import { previewRoutes } from './routes/public.ts'
import { suggestionRoutes } from './routes/suggestions.ts'
import { savedCartRoutes } from './saved-carts/routes.ts'
import { stockRequestRoutes } from './stock-requests/routes/own.ts'
import { visitorStockRoutes } from './stock-requests/routes/public.ts'
import { wishRoutes } from './wishlist/routes/own.ts'
import { wishPreviewRoutes } from './wishlist/routes/public.ts'

/** Cart, wishlist and stock requests: a visitor's are stored in their browser, a user's here. */
export async function cartRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.products)
  await scope.register(previewRoutes, deps)
  await scope.register(suggestionRoutes, deps)
  await scope.register(ownCartRoutes, deps)
  await scope.register(savedCartRoutes, deps)
  await scope.register(wishPreviewRoutes, deps)
  await scope.register(wishRoutes, deps)
  await scope.register(stockRequestRoutes, deps)
  await scope.register(visitorStockRoutes, deps)
}
