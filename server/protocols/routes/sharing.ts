import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { Assigned, Assignment, ShareList } from '#contract/sharing.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import { presentClient } from '#server/clients/find-clients.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { getOwnProtocol } from '../find-protocols.ts'
import { findOpenLink, presentLink } from '../sharing/open-link.ts'
import { shareProtocol } from '../sharing/share-protocol.ts'
import { listShares, revokeShare } from '../sharing/shares.ts'
import { sharingCtxOf } from '../sharing/sharing-ctx.ts'
import { linkRoutes } from './links.ts'

const tags = ['Sharing']
const ShareIds = z.object({ id: PathId.shape.id, share_id: PathId.shape.id })
/** Each may send an email to a stranger. */
const assignLimit: Limit = {
  name: 'assign',
  max: 200,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

export async function sharingRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register(linkRoutes, deps)
  const app = scope.withTypeProvider<ZodTypes>()

  app.post(
    protocolPaths.assign,
    {
      onRequest: refuseUncertifiedCaller,
      preHandler: (request) => deps.limits.check(request, assignLimit),
      schema: {
        tags,
        summary: 'Share a protocol with a client, who is notified by email; a new client is invited',
        body: Assignment,
        response: {
          200: Assigned,
          400: Problem,
          403: Problem,
          404: Problem,
          409: Problem,
          429: Problem,
        },
      },
    },
    async (request) => {
      const { client, isNewClient, shareId } = await shareProtocol(sharingCtxOf(request, deps), request.body)
      const { message } = messageAnswer(request, deps, 'protocol-shared')
      return { message, client: presentClient(client), is_new_client: isNewClient, share_id: shareId }
    },
  )

  app.get(
    protocolPaths.shares(':id'),
    {
      schema: {
        tags,
        summary: 'List the clients a protocol is shared with, and get its link',
        params: PathId,
        response: { 200: ShareList, 404: Problem },
      },
    },
    async (request) => {
      const ctx = sharingCtxOf(request, deps)
      const { id } = await getOwnProtocol(ctx, request.params.id)
      const link = await findOpenLink(ctx, id)
      return { data: await listShares(ctx, id), link: link ? presentLink(deps.sealing, link) : null }
    },
  )

  app.delete(
    protocolPaths.share(':id', ':share_id'),
    {
      schema: {
        tags,
        summary: 'Stop sharing a protocol with a client',
        params: ShareIds,
        response: { 200: MessageAnswer, 404: Problem },
      },
    },
    async (request) => {
      await revokeShare(sharingCtxOf(request, deps), request.params)
      return messageAnswer(request, deps, 'share-taken-back')
    },
  )
}
