import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { RestrictionList, RestrictionsQuery, restrictionPaths } from '#contract/restrictions.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { awaitProducts } from '../await-products.ts'
import { whyNotSold } from './why-not-sold.ts'

const keptSeconds = 60

export async function restrictionRoutes(
  scope: FastifyInstance,
  { catalogue, translations }: Pick<Deps, 'catalogue' | 'translations'>,
): Promise<void> {
  awaitProducts(scope, catalogue)
  scope.withTypeProvider<ZodTypes>().get(
    restrictionPaths.list,
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'List the products that are not sold in a country, and why',
        querystring: RestrictionsQuery,
        response: { 200: RestrictionList, 400: Problem },
      },
    },
    (request, reply) => {
      const { country_code: country } = request.query
      const language = languageOfRequest(request)
      const words = { t: translations.translatorFor(language), language }
      reply.headers({ 'cache-control': `public, max-age=${keptSeconds}`, vary: 'accept-language' })
      return {
        data: catalogue
          .blockedIn({ country, language })
          .map((blocked) => ({ product_id: blocked.productId, ...whyNotSold(words, blocked, country) })),
      }
    },
  )
}
