import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { OrderChange, Service, ServiceChange, ServiceList, Store, storePaths } from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { changeStore } from '../change-store.ts'
import { editService, moveService, removeService } from '../edit-items.ts'
import { getStore } from '../find-store.ts'
import { answerChange, storeRefusals, storeTags as tags } from './answer.ts'

/** What a practitioner can help with. */
export async function serviceRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const response = { 200: Store, ...storeRefusals }

  app.get(
    storePaths.services,
    { schema: { tags, summary: 'List your services', response: { 200: ServiceList, 404: Problem } } },
    async (request) => ({ data: (await getStore(ctxOf(request, deps))).content.services }),
  )

  app.post(
    storePaths.services,
    {
      schema: {
        tags,
        summary: 'Add a service',
        body: ServiceChange,
        response: { 201: Service, ...storeRefusals },
      },
    },
    async (request, reply) => {
      const { content } = await changeStore(ctxOf(request, deps), (before, nextId) => ({
        ...before,
        services: [...before.services, { ...request.body, id: nextId(), order: before.services.length + 1 }],
      }))
      return reply.code(201).send(content.services.at(-1)!)
    },
  )

  app.put(
    storePaths.service(':id'),
    { schema: { tags, summary: 'Change a service', params: PathId, body: ServiceChange, response } },
    (request) => answerChange(request, deps, editService(request.params.id, request.body)),
  )

  app.delete(
    storePaths.service(':id'),
    { schema: { tags, summary: 'Delete a service', params: PathId, response } },
    (request) => answerChange(request, deps, removeService(request.params.id)),
  )

  app.put(
    storePaths.serviceOrder(':id'),
    {
      schema: {
        tags,
        summary: 'Move a service to a position, counted from 1',
        params: PathId,
        body: OrderChange,
        response,
      },
    },
    (request) => answerChange(request, deps, moveService(request.params.id, request.body.order)),
  )
}
