import type { FastifyInstance } from 'fastify'
import { PostalPlaces, PostalPlacesQuery } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { readPostalCode } from '#domain/accounts/postal-codes.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { PostalPlaces as PostalPlacesSource } from '#server/platform/postal-places/places.ts'
import type { Limit } from '#server/platform/rate-limits.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    postalPlaces: PostalPlacesSource
  }
}

export const postalPlacesLimit: Limit = { name: 'postal-places', max: 120, windowSeconds: 60 }

/** What completes an address; the same for everybody. */
export async function placeRoutes(
  scope: FastifyInstance,
  { postalPlaces, limits }: Pick<Deps, 'limits' | 'postalPlaces'>,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.get(
    checkoutPaths.postalPlaces,
    {
      schema: {
        tags: ['Addresses'],
        summary: 'List the towns with a postal code, as far as the shop knows them',
        querystring: PostalPlacesQuery,
        response: { 200: PostalPlaces, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      await limits.check(request, postalPlacesLimit)
      const { country, postal_code: text } = request.query
      const code = readPostalCode(country, text)
      reply.header('cache-control', 'public, max-age=86400')
      return { data: code ? [...(await postalPlaces.placesOf(country, code))] : [] }
    },
  )
}
