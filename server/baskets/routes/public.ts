import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { basketPaths, SharedBasket, SharedBasketQuery } from '#contract/baskets.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf, noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { linkMissLimit } from '#server/platform/rate-limits.ts'
import { findLinkedBasket, markOpened, presentShared } from '../open-basket.ts'

export async function sharedBasketRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  scope.withTypeProvider<ZodTypes>().get(
    basketPaths.shared(':link_token'),
    {
      schema: {
        tags: ['Baskets'],
        summary: 'Get a basket, for anyone who has its link',
        params: z.object({ link_token: z.string() }),
        querystring: SharedBasketQuery,
        response: { 200: SharedBasket, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = { ...deps, actor: callerOf(request), now: deps.clock() }
      const found = await deps.limits.findOrMiss(request, linkMissLimit, () =>
        findLinkedBasket(ctx, request.params.link_token),
      )
      if (request.method === 'GET' && !request.query.rendering) await markOpened(ctx, found)
      return presentShared(ctx, found, languageOfRequest(request))
    },
  )
}
