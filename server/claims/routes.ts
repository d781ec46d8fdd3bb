import type { FastifyInstance } from 'fastify'
import { claimPaths } from '#contract/claim-paths.ts'
import {
  AdminClaimReview,
  ClaimDecision,
  ClaimReviewPage,
  ClaimReviewQuery,
  PublishedClaimPage,
  PublishedClaimQuery,
} from '#contract/claims.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { refuse } from '#server/platform/problems.ts'
import { allowPublished, decideReview, withdrawReview } from './decide-review.ts'
import { listPublishedClaims } from './list-published.ts'
import { findReview, listReviews } from './list-reviews.ts'

const tags = ['Admin']

/** Texts that the claims check refuses, for admins. */
export async function claimRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const reviewOf = async ({ id }: { id: number }) => (await findReview(deps, id)) ?? refuse('not-found')
  const decided = { 200: AdminClaimReview, 400: Problem, 404: Problem, 409: Problem }

  app.get(
    claimPaths.reviews,
    {
      schema: {
        tags,
        summary: 'List the texts that practitioners asked to have reviewed, oldest first, or decided ones',
        querystring: ClaimReviewQuery,
        response: { 200: ClaimReviewPage, 400: Problem },
      },
    },
    (request) => listReviews(deps, request.query),
  )
  app.post(
    claimPaths.allow(':id'),
    {
      schema: {
        tags,
        summary: 'Allow exactly this text, and email its writer the reason',
        params: PathId,
        body: ClaimDecision,
        response: decided,
      },
    },
    async (request) => {
      const decision = { state: 'allowed', ...request.body } as const
      return reviewOf(await decideReview(ctxOf(request, deps), request.params.id, decision))
    },
  )
  app.post(
    claimPaths.decline(':id'),
    {
      schema: {
        tags,
        summary: 'Decline to allow this text, and email its writer the reason',
        params: PathId,
        body: ClaimDecision,
        response: decided,
      },
    },
    async (request) => {
      const decision = { state: 'declined', ...request.body } as const
      return reviewOf(await decideReview(ctxOf(request, deps), request.params.id, decision))
    },
  )
  app.post(
    claimPaths.withdraw(':id'),
    {
      schema: {
        tags,
        summary: 'No longer allow this text; what is published stays online',
        params: PathId,
        response: { 200: AdminClaimReview, 404: Problem, 409: Problem },
      },
    },
    async (request) => reviewOf(await withdrawReview(ctxOf(request, deps), request.params.id)),
  )
  app.get(
    claimPaths.published,
    {
      schema: {
        tags,
        summary: 'List published texts that are refused today',
        querystring: PublishedClaimQuery,
        response: { 200: PublishedClaimPage, 400: Problem },
      },
    },
    (request) => listPublishedClaims(deps, request.query),
  )
  app.post(
    claimPaths.allowPublished(':id'),
    {
      schema: {
        tags,
        summary: 'Allow a published text exactly as it is',
        params: PathId,
        body: ClaimDecision,
        response: decided,
      },
    },
    async (request) =>
      reviewOf(await allowPublished(ctxOf(request, deps), request.params.id, request.body.reason)),
  )
}
