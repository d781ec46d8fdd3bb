import type { FastifyInstance } from 'fastify'
import { Cart, CartQuery, cartPaths, VisitorCart } from '#contract/cart.ts'
import { Problem } from '#contract/problem.ts'
import { mergedCarts } from '#domain/cart/cart.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { visitorCartLines } from '../find-lines.ts'
import { presentCart, priceCart, unknownBuyer } from '../price-cart.ts'
import { visitorLines } from '../visitor-lines.ts'

// A whole household may share one IP address, and quantities are changed step by step.
const previewLimit: Limit = { name: 'cart-preview', max: 300, windowSeconds: 60 }

export async function previewRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { db, region, limits } = deps
  scope.withTypeProvider<ZodTypes>().post(
    cartPaths.preview,
    {
      schema: {
        tags: ['Cart'],
        summary: 'Get the prices of a cart stored in a visitor’s browser; nothing is saved',
        querystring: CartQuery,
        body: VisitorCart,
        response: { 200: Cart, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, previewLimit)
      const { id, userTypeId } = callerOf(request)
      const now = deps.clock()
      const told = mergedCarts([], visitorLines(request.body))
      const [lines, buyer] = await Promise.all([
        visitorCartLines(db, told, now),
        id === null ? unknownBuyer : findBuyer(db, id),
      ])
      const reader = { id, userTypeId, language: languageOfRequest(request) }
      const tokens = told.flatMap(({ variantId, linkToken }) =>
        linkToken === undefined ? [] : [[variantId, linkToken] as const],
      )
      const { country } = request.query
      const priced = await priceCart(deps, { lines, buyer, reader }, { now, country })
      return presentCart(priced, region, { tokens: new Map(tokens) })
    },
  )
}
