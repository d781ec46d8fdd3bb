import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CartQuery, CartToSave, cartPaths, SavedCart, SavedCartLink } from '#contract/cart.ts'
import { Problem } from '#contract/problem.ts'
import { mergedCarts } from '#domain/cart/cart.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf, noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { type Limit, linkMissLimit } from '#server/platform/rate-limits.ts'
import { visitorLines } from '../visitor-lines.ts'
import { openSavedCart } from './open-saved-cart.ts'
import { saveCart } from './save-cart.ts'

const tags = ['Cart']
const saveLimit: Limit = { name: 'cart-save', max: 30, windowSeconds: 3600 }
const openLimit: Limit = { name: 'cart-open', max: 120, windowSeconds: 60 }

/** Carts that anyone who has their link can open. */
export async function savedCartRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.post(
    cartPaths.savedCarts,
    {
      schema: {
        tags,
        summary: 'Save products and quantities for anyone who has the link',
        body: CartToSave,
        response: { 201: SavedCartLink, 400: Problem, 409: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      await deps.limits.check(request, saveLimit)
      const lines = mergedCarts([], visitorLines(request.body))
      const { token, expiresAt } = await saveCart({ ...deps, now: deps.clock() }, lines)
      return reply.code(201).send({ token, expires_at: expiresAt.toISOString() })
    },
  )

  app.get(
    cartPaths.savedCart(':token'),
    {
      schema: {
        tags,
        summary: 'Get a saved cart at today’s prices',
        params: z.object({ token: z.string().max(200) }),
        querystring: CartQuery,
        response: { 200: SavedCart, 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      await deps.limits.check(request, openLimit)
      const { id, userTypeId } = callerOf(request)
      return deps.limits.findOrMiss(request, linkMissLimit, () =>
        openSavedCart(
          { ...deps, now: deps.clock() },
          {
            token: request.params.token,
            reader: { id, userTypeId, language: languageOfRequest(request) },
            country: request.query.country,
          },
        ),
      )
    },
  )
}
