import type { FastifyInstance } from 'fastify'
import { adminPaths } from '#contract/admin-paths.ts'
import { Today } from '#contract/admin-today.ts'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { findTasks } from './find-tasks.ts'

export async function todayRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  scope.withTypeProvider<ZodTypes>().get(
    adminPaths.today,
    {
      schema: {
        tags: ['Admin'],
        summary: 'What there is to do: how many of each kind, and those that wait longest',
        response: { 200: Today },
      },
    },
    (request) => findTasks({ ...deps, language: languageOfRequest(request), now: deps.clock() }),
  )
}
