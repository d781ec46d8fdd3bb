import type { FastifyInstance } from 'fastify'
import { basketPaths, ReceivedBaskets } from '#contract/baskets.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { listReceived } from '../open-basket.ts'

/** What practitioners prepared for a client. */
export async function clientBasketRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  scope.withTypeProvider<ZodTypes>().get(
    basketPaths.received,
    {
      schema: {
        tags: ['Baskets'],
        summary: 'List what your practitioner prepared for you and you have not ordered yet',
        response: { 200: ReceivedBaskets },
      },
    },
    async (request) => ({
      data: await listReceived({ ...ctxOf(request, deps), sealing: deps.sealing }),
    }),
  )
}
