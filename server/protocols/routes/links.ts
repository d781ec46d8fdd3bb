import type { FastifyInstance } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { LinkAnswer, LinkChange, LinkCreation, ProtocolLink } from '#contract/sharing.ts'
import { refuseUncertifiedCaller } from '#server/accounts/refuse-uncertified.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import { getOwnProtocol } from '../find-protocols.ts'
import {
  changeOpenLink,
  findOpenLink,
  makeOpenLink,
  presentLink,
  revokeOpenLink,
} from '../sharing/open-link.ts'
import { sharingCtxOf } from '../sharing/sharing-ctx.ts'

const tags = ['Sharing']
const params = PathId

/** The public link of a protocol. */
export async function linkRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const path = protocolPaths.link(':id')
  const { sealing } = deps

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Get the link of a protocol, if there is one',
        params,
        response: { 200: LinkAnswer, 404: Problem },
      },
    },
    async (request) => {
      const ctx = sharingCtxOf(request, deps)
      const { id } = await getOwnProtocol(ctx, request.params.id)
      const link = await findOpenLink(ctx, id)
      return { link: link ? presentLink(sealing, link) : null }
    },
  )

  app.post(
    path,
    {
      onRequest: refuseUncertifiedCaller,
      schema: {
        tags,
        summary: 'Create the link of a protocol, or return its working link',
        params,
        body: LinkCreation,
        response: { 200: ProtocolLink, 400: Problem, 403: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) =>
      presentLink(sealing, await makeOpenLink(sharingCtxOf(request, deps), request.params.id, request.body)),
  )

  app.put(
    path,
    {
      onRequest: refuseUncertifiedCaller,
      schema: {
        tags,
        summary: 'Change the last day on which the link works',
        params,
        body: LinkChange,
        response: { 200: ProtocolLink, 400: Problem, 403: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const ctx = sharingCtxOf(request, deps)
      return presentLink(sealing, await changeOpenLink(ctx, request.params.id, request.body))
    },
  )

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Revoke the link, which stops working immediately',
        params,
        response: { 200: MessageAnswer, 404: Problem },
      },
    },
    async (request) => {
      await revokeOpenLink(sharingCtxOf(request, deps), request.params.id)
      return messageAnswer(request, deps, 'link-revoked')
    },
  )
}
