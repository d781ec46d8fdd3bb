import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Direction,
  directions,
  IngredientList,
  type OrderField,
  orderFields,
} from '#contract/catalogue.ts'
import { Problem } from '#contract/problem.ts'
import {
  FoundIngredientQuery,
  PopularQuery,
  SearchBody,
  SearchQuery,
  SearchResponse,
  searchPaths,
  ViewedProduct,
} from '#contract/search.ts'
import { normaliseQuery } from '#domain/search/normalise-query.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import { viewFor } from '#server/catalogue/caller-view.ts'
import type { Deps } from '#server/platform/context.ts'
import { varyByCaller } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { knownSortOrder } from '#server/platform/sort-order.ts'
import { askedLanguage } from './asked-language.ts'
import { createDeduplicator } from './deduplicator.ts'
import { popularProducts } from './popular-products.ts'

const hourMs = 3_600_000
// A whole household may share one IP address, and each member searches while typing.
const searchLimit: Limit = { name: 'search', max: 600, windowSeconds: 60 }
const viewLimit: Limit = { name: 'product-view', max: 120, windowSeconds: 60 }
const tags = ['Search']
/** `1` is the search's own sort order. */
const bestMatch = '1'

export async function searchRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { catalogue, searchCounts, demand, limits } = deps
  const isFirst = createDeduplicator(hourMs)
  const app = scope.withTypeProvider<ZodTypes>()

  scope.addHook('onRequest', async (request, reply) => varyByCaller(request, reply))
  awaitProducts(scope, catalogue)

  app.get(
    searchPaths.search,
    {
      schema: {
        tags,
        summary: 'List popular products and popular searches',
        querystring: PopularQuery,
        response: { 200: SearchResponse, 400: Problem },
      },
    },
    async (request) => {
      const { language_code, per_page: perPage, formatted } = request.query
      const view = await viewIn(language_code, request, deps)
      return popularProducts(deps, { perPage, formatted }, view)
    },
  )

  // Not typed by the contract, since the answer is already JSON.
  scope.post<{ Querystring: SearchQuery; Body: SearchBody }>(
    searchPaths.search,
    {
      schema: {
        tags,
        summary: 'Search products, brands and ingredients',
        querystring: SearchQuery,
        body: SearchBody,
        response: { 200: SearchResponse, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      await limits.check(request, searchLimit)
      const { query, body } = request
      const { language_code, page, per_page: perPage, exact, formatted, with_filters, ...rest } = query
      const { query: typed, order_by, order, ...choice } = rest
      const view = await viewIn(language_code, request, deps)
      const field = order_by === bestMatch ? undefined : order_by
      const asked = {
        choice,
        page,
        perPage,
        exact,
        formatted,
        withFilters: with_filters,
        query: normaliseQuery(typed),
        orderBy: knownSortOrder<'match' | OrderField>(['match', ...orderFields], field, 'match', request),
        order: knownSortOrder<Direction>(directions, order, 'desc', request),
        priorities: body.priorities,
      }
      const { json, subject } = await catalogue.search(asked, view, demand.popularity(view.language))
      if (subject && isFirst(request.ip, `${subject.kind} ${subject.id}`))
        searchCounts.countSearch(subject, view.language)
      return reply.type('application/json; charset=utf-8').send(json)
    },
  )

  app.get(
    searchPaths.ingredients,
    {
      schema: {
        tags,
        summary: 'Find ingredients by name among the hits of a search',
        querystring: FoundIngredientQuery,
        response: { 200: IngredientList, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, searchLimit)
      const { language_code, query, ...asked } = request.query
      const view = await viewIn(language_code, request, deps)
      const search = { ...asked, query: normaliseQuery(query) }
      return catalogue.ingredientsFound(search, view, demand.popularity(view.language))
    },
  )

  app.post(
    searchPaths.views,
    {
      schema: {
        tags,
        summary: 'Count a product view',
        body: ViewedProduct,
        response: { 204: { type: 'null', description: 'Accepted' }, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      await limits.check(request, viewLimit)
      const { product_id: id } = request.body
      if (isFirst(request.ip, `product ${id}`)) searchCounts.countView(id, languageOfRequest(request))
      return reply.code(204).send()
    },
  )
}

async function viewIn(code: string | undefined, request: FastifyRequest, deps: Deps) {
  const language = askedLanguage(code, request)
  return { ...(await viewFor(request, deps)), language }
}
