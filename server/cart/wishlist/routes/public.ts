import type { FastifyInstance } from 'fastify'
import { cartPaths } from '#contract/cart-paths.ts'
import { Problem } from '#contract/problem.ts'
import { VisitorWishes, WishlistPreview } from '#contract/wishlist.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { findWishedProducts } from '../list-wishes.ts'
import { findPublishedVariants } from '../published-variants.ts'

// A whole household may share one IP address.
const previewLimit: Limit = { name: 'wishlist-preview', max: 120, windowSeconds: 60 }

export async function wishPreviewRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  scope.withTypeProvider<ZodTypes>().post(
    cartPaths.wishlistPreview,
    {
      schema: {
        tags: ['Wishlist'],
        summary: 'Get the products of a wishlist stored in a visitor’s browser; nothing is saved',
        body: VisitorWishes,
        response: { 200: WishlistPreview, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await deps.limits.check(request, previewLimit)
      const reader = { ...callerOf(request), language: languageOfRequest(request) }
      const variantIds = await findPublishedVariants(deps.db, request.body.product_variant_ids)
      const found = await findWishedProducts(deps, reader, variantIds)
      return { data: [...found.values()] }
    },
  )
}
