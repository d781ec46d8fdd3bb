import type { FastifyInstance } from 'fastify'
import { adminPaths } from '#contract/admin-paths.ts'
import { AdminFound, AdminSearchQuery } from '#contract/admin-search.ts'
import { Problem } from '#contract/problem.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import { recordPeopleSearched } from '#server/accounts/audit/record-user-opened.ts'
import { findUsersByWords } from '#server/accounts/find-users-by-words.ts'
import { findProductsByWords } from '#server/catalogue/find-products-by-words.ts'
import { findOrdersByWords } from '#server/orders/find-orders-by-words.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'

const limit = 5

export async function adminSearchRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  scope.withTypeProvider<ZodTypes>().get(
    adminPaths.search,
    {
      schema: {
        tags: ['Admin'],
        summary:
          'Find orders, people and products; that people were searched for is recorded in the audit log',
        querystring: AdminSearchQuery,
        response: { 200: AdminFound, 400: Problem },
      },
    },
    async (request): Promise<AdminFound> => {
      const { query } = request.query
      const [orders, people, products] = await Promise.all([
        findOrdersByWords(deps, { query, limit }),
        findUsersByWords(deps, { query, limit }),
        findProductsByWords(deps, { query, limit, language: languageOfRequest(request) }),
      ])
      if (orders.length + people.length > 0) await recordPeopleSearched(ctxOf(request, deps))
      return {
        orders: orders.map(({ placedAt, ...order }) => ({ ...order, placed_at: placedAt.toISOString() })),
        people: people.map((person) => ({
          id: person.id,
          name: nameOf(person),
          email: person.email ?? '',
          user_type_id: person.userTypeId,
        })),
        products,
      }
    },
  )
}
