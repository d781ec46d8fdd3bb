import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartPaths } from '#contract/cart-paths.ts'
import { Problem } from '#contract/problem.ts'
import { StockRequests, WishedVariant } from '#contract/wishlist.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { dropStockRequest, listStockRequests, requestStock } from '../request-stock.ts'

/** Stock requests of users. */
export async function stockRequestRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Stock requests']

  app.get(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'List the products you will be emailed about when they are back in stock',
        response: { 200: StockRequests },
      },
    },
    (request) => listStockRequests(deps.db, signedIn(request).id),
  )

  app.post(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'Request an email when a product is back in stock',
        body: WishedVariant,
        response: { 200: StockRequests, 400: Problem, 409: Problem },
      },
    },
    async (request) => {
      await requestStock(stockCtxOf(request, deps), request.body.product_variant_id)
      return listStockRequests(deps.db, signedIn(request).id)
    },
  )

  app.delete(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'Cancel a request for a back-in-stock email',
        body: WishedVariant,
        response: { 204: { type: 'null', description: 'Cancelled' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      await dropStockRequest(stockCtxOf(request, deps), request.body.product_variant_id)
      return reply.code(204).send()
    },
  )
}

function stockCtxOf(
  request: FastifyRequest,
  deps: Deps,
): Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'> {
  return { db: deps.db, products: deps.products, actor: signedIn(request), now: deps.clock() }
}
