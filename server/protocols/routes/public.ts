import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import { sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { SharedProtocol, SharedQuery } from '#contract/sharing.ts'
import type { Deps } from '#server/platform/context.ts'
import { callerOf, noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { linkMissLimit } from '#server/platform/rate-limits.ts'
import { presentPlan } from '../sharing/present-plan.ts'
import { findSharers } from '../sharing/sharers.ts'
import { acceptSharer, countVisit, type FoundLink, findLink, hasReceived } from '../sharing/visit-link.ts'

export const LinkToken = z.object({ link_token: z.string() })

export async function sharedProtocolRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)

  scope.withTypeProvider<ZodTypes>().get(
    sharedProtocolPaths.one(':link_token'),
    {
      schema: {
        tags: ['Sharing'],
        summary: 'Get a protocol, for anyone who has its link',
        params: LinkToken,
        querystring: SharedQuery,
        response: { 200: SharedProtocol, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const found = await getLink(request, deps, request.params.link_token)
      const { protocol, sharedAt, link } = found
      const language = languageOfRequest(request)
      const sharers = await findSharers(deps, [protocol.practitionerId], language)
      const sharer = sharers.get(protocol.practitionerId) ?? refuse('not-found')
      const { plan } = await presentPlan(deps, protocol, { language, sharer })
      const ctx = { db: deps.db, actor: callerOf(request), now: deps.clock() }
      const { rendering, counted } = request.query
      if (request.method === 'GET' && !rendering) {
        // Somebody who logs in on the page has not come again, but opens it as the client only now.
        await acceptSharer(ctx, protocol.id)
        if (!counted) await countVisit(ctx, found)
      }
      return {
        ...plan,
        branding: await deps.brandingOf(deps.db, protocol.practitionerId),
        shared_at: sharedAt.toISOString(),
        expires_at: link.expiresAt.toISOString(),
        own_protocol_id: (await hasReceived(ctx, protocol.id)) ? protocol.id : null,
      }
    },
  )
}

/** The link with this token; revoked, expired and unknown ones get the same answer. */
export function getLink(
  request: FastifyRequest,
  { clock, db, limits }: Pick<Deps, 'clock' | 'db' | 'limits'>,
  token: string,
): Promise<FoundLink> {
  return limits.findOrMiss(request, linkMissLimit, () => findLink({ db, now: clock() }, token))
}
