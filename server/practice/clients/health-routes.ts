import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ClientHealth, HealthChange, HealthRemoval, OwnHealthList } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { Problem } from '#contract/problem.ts'
import { listOwnHealth, removeClientHealth, saveClientHealth } from '#server/clients/health.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getClientHealth, openClientHealth } from './get-client-health.ts'

const tags = ['Clients']
const params = PathId

/** What practitioners record about their clients' health, for both. */
export async function clientHealthRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { config, products, region, sealing } = deps
  const reading = (request: FastifyRequest) => ({
    ...ctxOf(request, deps),
    config,
    products,
    region,
    sealing,
    language: languageOfRequest(request),
  })

  app.get(
    practicePaths.health(':id'),
    {
      schema: {
        tags,
        summary: 'Get what you recorded about a client’s health, and what it means for their protocols',
        params,
        response: { 200: ClientHealth, 404: Problem },
      },
    },
    (request) => {
      const open = request.method === 'GET' ? openClientHealth : getClientHealth
      return open(reading(request), request.params.id)
    },
  )

  app.put(
    practicePaths.health(':id'),
    {
      schema: {
        tags,
        summary: 'Record a client’s health facts, which they see in their account',
        params,
        body: HealthChange,
        response: { 200: ClientHealth, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = reading(request)
      await saveClientHealth(ctx, request.params.id, request.body)
      return openClientHealth(ctx, request.params.id)
    },
  )

  app.delete(
    practicePaths.health(':id'),
    {
      schema: {
        tags,
        summary: 'Delete what you recorded about a client’s health',
        params,
        querystring: HealthRemoval,
        response: { 200: ClientHealth, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = reading(request)
      await removeClientHealth(ctx, request.params.id, request.query)
      return openClientHealth(ctx, request.params.id)
    },
  )

  app.get(
    practicePaths.ownHealth,
    {
      schema: {
        tags,
        summary: 'List what your practitioners recorded about your health',
        response: { 200: OwnHealthList },
      },
    },
    (request) => listOwnHealth({ ...ctxOf(request, deps), sealing }),
  )
}
