import type { FastifyInstance } from 'fastify'
import { contentPaths, TemplateProductQuery, TemplateProducts } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { presentTemplateProducts } from '../templates.ts'

/** For admins: what is known about the products of a template while it is written. */
export async function templateProductRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.products)
  scope.withTypeProvider<ZodTypes>().get(
    contentPaths.products,
    {
      schema: {
        tags: ['Admin'],
        summary:
          'See products of a protocol template, also those that are not sold; unknown ones are left out',
        querystring: TemplateProductQuery,
        response: { 200: TemplateProducts, 400: Problem },
      },
    },
    async (request) => {
      const lines = request.query.variants.map((variantId) => ({
        variantId,
        quantity: 1,
        notes: null,
        dose: null,
      }))
      return { data: await presentTemplateProducts(deps, lines, languageOfRequest(request)) }
    },
  )
}
