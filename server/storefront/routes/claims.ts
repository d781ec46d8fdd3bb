import type { FastifyInstance } from 'fastify'
import { ClaimReviewRequest, OwnClaimReview, OwnClaimReviews } from '#contract/claims.ts'
import { Problem } from '#contract/problem.ts'
import { storePaths } from '#contract/storefront.ts'
import { presentOwnReview } from '#server/claims/present-text.ts'
import { claimReviewLimit } from '#server/claims/request-review.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { askForStoreReview, listStoreReviews } from '../claims.ts'
import { storeRefusals, storeTags as tags } from './answer.ts'

/** Reviews of refused texts by an admin. */
export async function storeClaimRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    storePaths.claimReviews,
    {
      schema: {
        tags,
        summary: 'List what you asked to have reviewed, and what was decided, latest first',
        response: { 200: OwnClaimReviews },
      },
    },
    async (request) => ({ data: (await listStoreReviews(ctxOf(request, deps))).map(presentOwnReview) }),
  )

  app.post(
    storePaths.claimReviews,
    {
      schema: {
        tags,
        summary: 'Ask an admin to allow a refused text of your page, as it is saved',
        body: ClaimReviewRequest,
        response: { 201: OwnClaimReview, ...storeRefusals, 429: Problem },
      },
      preHandler: (request) => deps.limits.check(request, claimReviewLimit),
    },
    async (request, reply) => {
      const review = await askForStoreReview(ctxOf(request, deps), request.body)
      return reply.code(201).send(presentOwnReview(review))
    },
  )
}
