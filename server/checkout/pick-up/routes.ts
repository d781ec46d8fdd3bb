import type { FastifyInstance } from 'fastify'
import { PickUpPointQuery, PickUpPoints } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import type { CheckoutWorld } from '../world.ts'
import { findPointsNear } from './points.ts'

export const pickUpPointsLimit: Limit = { name: 'pick-up-points', max: 60, windowSeconds: 60 }

/** The same for everybody. */
export async function pickUpRoutes(
  scope: FastifyInstance,
  { pickUp, limits }: Pick<CheckoutWorld, 'pickUp' | 'limits'>,
): Promise<void> {
  scope.withTypeProvider<ZodTypes>().get(
    checkoutPaths.pickUpPoints,
    {
      schema: {
        tags: ['Checkout'],
        summary: 'The pick-up points that are nearest to a postal code',
        querystring: PickUpPointQuery,
        response: { 200: PickUpPoints, 400: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request, reply) => {
      await limits.check(request, pickUpPointsLimit)
      const data = await findPointsNear(pickUp, request.query)
      reply.header('cache-control', 'public, max-age=300')
      return { data }
    },
  )
}
