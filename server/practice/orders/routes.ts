import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ClientOrder, ClientOrderPage, NewOrderList } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { LimitText, PageText } from '#contract/paging.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getOrderOfClient, listOrdersOfClients } from './client-orders.ts'
import { findNewOrders } from './find-new-orders.ts'

const tags = ['Client orders']
const Page = z.object({ page: PageText.default(1), limit: LimitText.default(20) })

/** What a practitioner’s clients ordered. */
export async function clientOrderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const readerOf = (request: FastifyRequest) => ({
    practitionerId: signedIn(request).id,
    language: languageOfRequest(request),
  })

  app.get(
    clientOrderPaths.list,
    {
      schema: {
        tags,
        summary: 'List the orders of your clients and through your links, newest first',
        querystring: Page,
        response: { 200: ClientOrderPage, 400: Problem },
      },
    },
    (request) => listOrdersOfClients(deps, readerOf(request), request.query),
  )
  app.get(
    clientOrderPaths.new,
    {
      schema: {
        tags,
        summary: 'List the orders that were paid within the last day and are not being packed yet',
        response: { 200: NewOrderList },
      },
    },
    async (request) => {
      const reader = { practitionerId: signedIn(request).id, now: deps.clock() }
      return { data: await findNewOrders(deps.db, reader) }
    },
  )
  app.get(
    clientOrderPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get an order of a client or through your link, with only your lines and no addresses',
        params: PathId,
        response: { 200: ClientOrder, 404: Problem },
      },
    },
    (request) => getOrderOfClient(deps, readerOf(request), request.params.id),
  )
}
