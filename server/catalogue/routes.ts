import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  Comparison,
  ComparisonQuery,
  cataloguePaths,
  type Direction,
  directions,
  Filters,
  IngredientList,
  OptionList,
  type OrderField,
  orderFields,
  ProductDetail,
  ProductPage,
} from '#contract/catalogue.ts'
import { FilterQuery, IngredientQuery, ListQuery } from '#contract/catalogue-query.ts'
import { Problem } from '#contract/problem.ts'
import type { FilterGroup } from '#domain/catalogue/filters.ts'
import type { Deps } from '#server/platform/context.ts'
import { varyByCaller } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { knownSortOrder } from '#server/platform/sort-order.ts'
import { awaitProducts } from './await-products.ts'
import { viewFor } from './caller-view.ts'

const optionPaths: readonly [path: string, group: FilterGroup, summary: string][] = [
  [cataloguePaths.categories, 'categories', 'Get the category tree'],
  [cataloguePaths.brands, 'brands', 'List the brands'],
  [cataloguePaths.healthGoals, 'health_goals', 'List the health goals'],
  [cataloguePaths.deliveryForms, 'delivery_form', 'List the delivery forms'],
  [cataloguePaths.suitableFor, 'suitable_for', 'List the groups of people products are suitable for'],
  [cataloguePaths.freeFrom, 'free_from', 'List what products are free from'],
]
const tags = ['Catalogue']

export async function catalogueRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const { catalogue } = deps
  const app = scope.withTypeProvider<ZodTypes>()
  const viewOf = (request: FastifyRequest) => viewFor(request, deps)

  scope.addHook('onRequest', async (request, reply) => varyByCaller(request, reply))
  awaitProducts(scope, catalogue)

  scope.get<{ Querystring: ListQuery }>(
    cataloguePaths.products,
    {
      schema: {
        tags,
        summary: 'List products, filtered and sorted, one page at a time',
        querystring: ListQuery,
        response: { 200: ProductPage, 400: Problem },
      },
    },
    async (request, reply) => {
      const { order_by: field, order, ...query } = request.query
      const orderBy = knownSortOrder<OrderField>(orderFields, field, 'id', request)
      const direction = knownSortOrder<Direction>(directions, order, 'desc', request)
      const view = await viewOf(request)
      return sendJson(reply, await catalogue.list({ ...query, orderBy, order: direction }, view))
    },
  )

  app.get(
    cataloguePaths.product(':slug'),
    {
      schema: {
        tags,
        summary: 'Get a product with its label and the products often combined with it in protocols',
        params: z.object({ slug: z.string() }),
        response: { 200: ProductDetail, 404: Problem },
      },
    },
    async (request) => catalogue.product(request.params.slug, await viewOf(request)) ?? refuse('not-found'),
  )

  app.get(
    cataloguePaths.comparison,
    {
      schema: {
        tags,
        summary: 'Compare products side by side',
        querystring: ComparisonQuery,
        response: { 200: Comparison, 400: Problem },
      },
    },
    async (request) => catalogue.compare(request.query.products, await viewOf(request)),
  )

  scope.get<{ Querystring: FilterQuery }>(
    cataloguePaths.filters,
    {
      schema: {
        tags,
        summary: 'List all filter groups, with the number of products each option would give',
        querystring: FilterQuery,
        response: { 200: Filters, 400: Problem },
      },
    },
    async (request, reply) => sendJson(reply, catalogue.filters(request.query, await viewOf(request))),
  )

  app.get(
    cataloguePaths.ingredients,
    {
      schema: {
        tags,
        summary: 'Find ingredients by name, with the number of products each would give',
        querystring: IngredientQuery,
        response: { 200: IngredientList, 400: Problem },
      },
    },
    async (request) => catalogue.ingredients(request.query, await viewOf(request)),
  )

  for (const [path, group, summary] of optionPaths) {
    scope.get(path, { schema: { tags, summary, response: { 200: OptionList } } }, (request, reply) =>
      sendJson(reply, catalogue.options(group, languageOfRequest(request))),
    )
  }
}

/** Lists are returned by the read model as JSON, because serialising is most of their cost. */
function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
