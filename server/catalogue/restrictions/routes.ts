import type { FastifyInstance } from 'fastify'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import { Problem } from '#contract/problem.ts'
import { CountryDecision, ProductCountries } from '#contract/product-countries.ts'
import { RestrictionList, RestrictionsQuery, restrictionPaths } from '#contract/restrictions.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { awaitProducts } from '../await-products.ts'
import { decideCountries } from './decide-countries.ts'
import { findCountries } from './find-countries.ts'
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

/** For admins: where a product may be sold. */
export async function productCountryRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  app.get(
    adminProductPaths.countries(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Get where a product may be sold: the rules that concern it, and what was decided',
        params: PathId,
        response: { 200: ProductCountries, 404: Problem },
      },
    },
    (request) => findCountries(deps, request.params.id),
  )
  app.put(
    adminProductPaths.countries(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Decide whether a product may be sold in some countries',
        params: PathId,
        body: CountryDecision,
        response: { 200: ProductCountries, 400: Problem, 404: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), region: deps.region }
      await decideCountries(ctx, request.params.id, request.body)
      return findCountries(deps, request.params.id)
    },
  )
}
