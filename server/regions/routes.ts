import type { FastifyInstance } from 'fastify'
import { GeoipAnswer, regionPaths } from '#contract/regions.ts'
import type { CountryOf } from '#server/platform/geoip.ts'
import type { ZodTypes } from '#server/platform/http.ts'

export async function regionRoutes(
  scope: FastifyInstance,
  { countryOf }: { countryOf: CountryOf },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.post(
    regionPaths.geoip,
    {
      schema: {
        tags: ['Regions'],
        summary: 'Get the country of your IP address',
        response: { 200: GeoipAnswer },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { country: countryOf(request.ip) }
    },
  )
}
