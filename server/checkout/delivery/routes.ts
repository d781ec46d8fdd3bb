import type { FastifyInstance } from 'fastify'
import { DeliveryCountries, PickUpPointQuery, PickUpPoints } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { countriesDeliveredTo, offersTo } from '#domain/delivery/zones.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { findPointsNear } from './points.ts'

export const pickUpPointsLimit: Limit = { name: 'pick-up-points', max: 60, windowSeconds: 60 }

/** Delivery countries and pick-up points: the same for everybody. */
export async function deliveryRoutes(
  scope: FastifyInstance,
  { config, pickUp, limits }: Pick<Deps, 'config' | 'limits' | 'pickUp'>,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const tags = ['Checkout']
  const data = countriesDeliveredTo(config.region)
  const pickUpCountries = data.filter((country) =>
    offersTo(config.region, country, pickUp?.countries ?? []).some(({ method }) => method === 'pick_up'),
  )
  const countries = { data, pick_up_countries: pickUpCountries }

  app.get(
    checkoutPaths.countries,
    { schema: { tags, summary: 'List the delivery countries', response: { 200: DeliveryCountries } } },
    async () => countries,
  )
  app.get(
    checkoutPaths.pickUpPoints,
    {
      schema: {
        tags,
        summary: 'List the pick-up points nearest to a postal code',
        querystring: PickUpPointQuery,
        response: { 200: PickUpPoints, 400: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request, reply) => {
      await limits.check(request, pickUpPointsLimit)
      const points = await findPointsNear(pickUp, request.query)
      reply.header('cache-control', 'public, max-age=300')
      return { data: points }
    },
  )
}
