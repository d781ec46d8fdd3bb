import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartPaths } from '#contract/cart-paths.ts'
import { Problem } from '#contract/problem.ts'
import {
  MergedWishlist,
  StockRequests,
  VisitorWishes,
  WishedVariant,
  Wishlist,
  WishlistItem,
} from '#contract/wishlist.ts'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { mergeWishes } from './commands/merge-wishes.ts'
import { dropStockRequest, requestStock } from './commands/stock-requests.ts'
import { unwish, wish } from './commands/wish.ts'
import { previewRoutes } from './preview-routes.ts'
import { listStockRequests } from './queries/stock-requests.ts'
import { listWishes } from './queries/wishlist.ts'
import { wishlistItems } from './tables.ts'
import type { WishlistCtx, WishlistWorld } from './world.ts'

/** What people would like to buy one day, and what they wait for. */
export async function wishlistRoutes(scope: FastifyInstance, world: WishlistWorld): Promise<void> {
  keptByNobody(scope)
  awaitProducts(scope, world.products)
  await scope.register(previewRoutes, world)
  await scope.register(ownRoutes, world)
}

async function ownRoutes(scope: FastifyInstance, world: WishlistWorld): Promise<void> {
  onlyFor(scope)
  await scope.register(wishRoutes, world)
  await scope.register(stockRequestRoutes, world)
}

async function wishRoutes(scope: FastifyInstance, world: WishlistWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Wishlist']

  app.get(
    cartPaths.wishlist,
    { schema: { tags, summary: 'One’s wishlist, newest first', response: { 200: Wishlist } } },
    async (request) => {
      const data = await listWishes(world, readerOf(request))
      return { data, total_results: data.length }
    },
  )

  app.post(
    cartPaths.wishlist,
    {
      schema: {
        tags,
        summary: 'Puts a product on one’s wishlist',
        body: WishedVariant,
        response: { 200: WishlistItem, 201: WishlistItem, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const { product_variant_id: variantId } = request.body
      const { isNew } = await wish(ctxOf(request, world), variantId)
      const [item] = await listWishes(world, readerOf(request), eq(wishlistItems.variantId, variantId))
      return reply.code(isNew ? 201 : 200).send(item!)
    },
  )

  app.delete(
    cartPaths.wishlist,
    {
      schema: {
        tags,
        summary: 'Takes a product off one’s wishlist',
        body: WishedVariant,
        response: { 204: { type: 'null', description: 'Taken off' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      await unwish(ctxOf(request, world), request.body.product_variant_id)
      return reply.code(204).send()
    },
  )

  app.post(
    cartPaths.wishlistMerge,
    {
      schema: {
        tags,
        summary: 'Puts a visitor’s wishes to one’s own, at sign-in; says what found no room',
        body: VisitorWishes,
        response: { 200: MergedWishlist, 400: Problem },
      },
    },
    async (request) => {
      const leftOut = await mergeWishes(ctxOf(request, world), request.body.product_variant_ids)
      const data = await listWishes(world, readerOf(request))
      return { data, total_results: data.length, left_out: leftOut }
    },
  )
}

async function stockRequestRoutes(scope: FastifyInstance, world: WishlistWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Stock requests']

  app.get(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'What one gets a mail about when it is back',
        response: { 200: StockRequests },
      },
    },
    (request) => listStockRequests(world.db, signedIn(request).id),
  )

  app.post(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'Asks for a mail when a product can be had again',
        body: WishedVariant,
        response: { 200: StockRequests, 400: Problem, 409: Problem },
      },
    },
    async (request) => {
      await requestStock(ctxOf(request, world), request.body.product_variant_id)
      return listStockRequests(world.db, signedIn(request).id)
    },
  )

  app.delete(
    cartPaths.stockRequests,
    {
      schema: {
        tags,
        summary: 'Asks for no mail any more',
        body: WishedVariant,
        response: { 204: { type: 'null', description: 'Taken back' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      await dropStockRequest(ctxOf(request, world), request.body.product_variant_id)
      return reply.code(204).send()
    },
  )
}

function ctxOf(request: FastifyRequest, world: WishlistWorld): WishlistCtx {
  return { db: world.db, products: world.products, actor: signedIn(request), now: new Date() }
}

function readerOf(request: FastifyRequest) {
  return { ...signedIn(request), language: languageOfRequest(request) }
}
