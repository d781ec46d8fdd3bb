import type { FastifyInstance, FastifyRequest } from 'fastify'
import { protocolPaths } from '#contract/protocol-paths.ts'
import {
  Protocol,
  ProtocolListQuery,
  ProtocolPage,
  ProtocolSearch,
  ProtocolVersions,
  protocolPageSize,
} from '#contract/protocols.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getOwnProtocol } from '../find-protocols.ts'
import { listOwnProtocols, type OwnListing } from '../list-own.ts'
import { presentProtocol, presentProtocols } from '../present-protocol.ts'
import { ownView } from '../product-view.ts'
import { listVersions } from '../versions/list-versions.ts'
import { refusals, tags } from './route-schema.ts'

export async function listRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    protocolPaths.list,
    {
      schema: {
        tags,
        summary: 'List your protocols, last edited first; all of them without page and limit',
        querystring: ProtocolListQuery,
        response: { 200: ProtocolPage, ...refusals },
      },
    },
    (request) => pageOf(request, { ...orderOf(request.query), paging: pagingOf(request.query) }),
  )

  app.post(
    protocolPaths.search,
    {
      schema: {
        tags,
        summary: 'Search your protocols by their text, their products and the clients who have them',
        body: ProtocolSearch,
        response: { 200: ProtocolPage, ...refusals },
      },
    },
    (request) => {
      const { page, limit, query } = request.body
      return pageOf(request, { ...orderOf(request.body), paging: { page, limit }, query })
    },
  )

  app.get(
    protocolPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get one of your protocols',
        params: PathId,
        response: { 200: Protocol, ...refusals },
      },
    },
    async (request) => {
      const record = await getOwnProtocol(ctxOf(request, deps), request.params.id)
      return presentProtocol(deps, record, ownView(request))
    },
  )

  app.get(
    protocolPaths.versions(':id'),
    {
      schema: {
        tags,
        summary: 'List the changes to a protocol since it was first shared',
        params: PathId,
        response: { 200: ProtocolVersions, ...refusals },
      },
    },
    async (request) => ({
      data: await listVersions(ctxOf(request, deps), deps, request.params.id, ownView(request)),
    }),
  )

  async function pageOf(
    request: FastifyRequest,
    listing: Omit<OwnListing, 'language'>,
  ): Promise<ProtocolPage> {
    const language = languageOfRequest(request)
    const { records, totals } = await listOwnProtocols(ctxOf(request, deps), { ...listing, language })
    return { data: await presentProtocols(deps, records, ownView(request)), ...totals }
  }
}

function pagingOf({ page, limit }: ProtocolListQuery): OwnListing['paging'] {
  if (page === undefined && limit === undefined) return undefined
  return { page: page ?? 1, limit: limit ?? protocolPageSize }
}

function orderOf({ order_by: orderBy, order }: Pick<ProtocolListQuery, 'order_by' | 'order'>) {
  return { orderBy, order }
}
