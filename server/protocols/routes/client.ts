import type { FastifyInstance } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import { ClientProtocol, ClientProtocolList } from '#contract/sharing.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import {
  getReceived,
  listReceived,
  markOpened,
  presentReceived,
  removeReceived,
} from '../received/received.ts'

const tags = ['Client protocols']
const params = PathId

/** Protocols shared with the caller. */
export async function clientProtocolRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    clientProtocolPaths.list,
    {
      schema: {
        tags,
        summary: 'List the protocols shared with you, newest first',
        response: { 200: ClientProtocolList },
      },
    },
    async (request) => {
      const received = await listReceived(ctxOf(request, deps))
      return { data: await presentReceived(deps, received, languageOfRequest(request)) }
    },
  )

  app.get(
    clientProtocolPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get a protocol shared with you; opening it accepts the practitioner',
        params,
        response: { 200: ClientProtocol, 404: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      const received = await getReceived(ctx, request.params.id)
      if (request.method === 'GET') await markOpened(ctx, received)
      const [presented] = await presentReceived(deps, [received], languageOfRequest(request))
      return { ...presented!, branding: await deps.brandingOf(deps.db, received.protocol.practitionerId) }
    },
  )

  for (const path of [clientProtocolPaths.one(':id'), clientProtocolPaths.removal(':id')]) {
    app.delete(
      path,
      {
        schema: {
          tags,
          summary: 'Remove a protocol from your list, until it is shared with you again',
          params,
          response: { 200: MessageAnswer, 404: Problem },
        },
      },
      async (request) => {
        await removeReceived(ctxOf(request, deps), request.params.id)
        return messageAnswer(request, deps, 'protocol-left')
      },
    )
  }
}
