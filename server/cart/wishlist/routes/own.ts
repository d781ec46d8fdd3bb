import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartPaths } from '#contract/cart-paths.ts'
import { Problem } from '#contract/problem.ts'
import { MergedWishlist, VisitorWishes, WishedVariant, Wishlist, WishlistItem } from '#contract/wishlist.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import {
  OptionalIdempotencyHeaders,
  onceIfKeyed,
  optionalOnceKey,
} from '#server/platform/idempotency/once.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { listWishes } from '../list-wishes.ts'
import { mergeWishes } from '../merge-wishes.ts'
import { wishlistItems } from '../tables.ts'
import { addWish, removeWish } from '../wish.ts'

/** Wishlists of users. */
export async function wishRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Wishlist']

  app.get(
    cartPaths.wishlist,
    { schema: { tags, summary: 'Get your wishlist, newest first', response: { 200: Wishlist } } },
    async (request) => {
      const data = await listWishes(deps, readerOf(request))
      return { data, total_results: data.length }
    },
  )

  app.post(
    cartPaths.wishlist,
    {
      schema: {
        tags,
        summary: 'Add a product to your wishlist',
        body: WishedVariant,
        response: { 200: WishlistItem, 201: WishlistItem, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) => {
      const { product_variant_id: variantId } = request.body
      const { isNew } = await addWish(wishCtxOf(request, deps), variantId)
      const [item] = await listWishes(deps, readerOf(request), eq(wishlistItems.variantId, variantId))
      return reply.code(isNew ? 201 : 200).send(item!)
    },
  )

  app.delete(
    cartPaths.wishlist,
    {
      schema: {
        tags,
        summary: 'Remove a product from your wishlist',
        body: WishedVariant,
        response: { 204: { type: 'null', description: 'Removed' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      await removeWish(wishCtxOf(request, deps), request.body.product_variant_id)
      return reply.code(204).send()
    },
  )

  app.post(
    cartPaths.wishlistMerge,
    {
      schema: {
        tags,
        summary: 'Merge a visitor’s wishlist into yours at login; returns the products that did not fit',
        headers: OptionalIdempotencyHeaders,
        body: VisitorWishes,
        response: { 200: MergedWishlist, 400: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = wishCtxOf(request, deps)
      const merged = await onceIfKeyed(ctx.db, optionalOnceKey(request), ctx.now, async (db) => ({
        left_out: await mergeWishes({ ...ctx, db }, request.body.product_variant_ids),
      }))
      const data = await listWishes(deps, readerOf(request))
      return { data, total_results: data.length, ...merged }
    },
  )
}

function wishCtxOf(
  request: FastifyRequest,
  deps: Deps,
): Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products'> {
  return { db: deps.db, products: deps.products, actor: signedIn(request), now: deps.clock() }
}

function readerOf(request: FastifyRequest) {
  return { ...signedIn(request), language: languageOfRequest(request) }
}
