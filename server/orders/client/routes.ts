import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orderPaths } from '#contract/order-paths.ts'
import { Order, OrderPage, OrderQuery } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { DocumentParams, type PrintingWorld, sendDocument } from '../document.ts'
import { getOwnOrder, showOrder } from '../queries/own-order.ts'
import { listOwnOrders } from '../queries/own-orders.ts'
import { ownOrderChangeRoutes } from './change-routes.ts'
import { withPaymentUrl } from './with-payment-url.ts'

const tags = ['Orders']
const params = PathId
/** A drawing takes a processor a while; whoever wants many waits for their own. */
const paperLimit: Limit = {
  name: 'order-paper',
  max: 30,
  windowSeconds: 300,
  by: (request) => String(signedIn(request).id),
}

/** Orders in the hands of who placed them. */
export async function ownOrderRoutes(scope: FastifyInstance, world: PrintingWorld): Promise<void> {
  onlyFor(scope)
  keptByNobody(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { region } = world.config
  const readerOf = (request: FastifyRequest) => ({
    userId: signedIn(request).id,
    language: languageOfRequest(request),
    region,
    now: new Date(),
  })

  app.get(
    orderPaths.list,
    {
      schema: {
        tags,
        summary: 'One’s own orders, newest first, by number, product and year',
        querystring: OrderQuery,
        response: { 200: OrderPage, 400: Problem },
      },
    },
    (request) => listOwnOrders(world, readerOf(request), request.query),
  )

  app.get(
    orderPaths.one(':id'),
    { schema: { tags, summary: 'One of one’s own orders', params, response: { 200: Order, 404: Problem } } },
    async (request) => {
      const reader = readerOf(request)
      const whole = await getOwnOrder(world.db, { id: request.params.id, userId: reader.userId })
      return withPaymentUrl(world, await showOrder(world, whole, reader), reader.now)
    },
  )

  app.get(
    orderPaths.document(':id', ':number'),
    {
      schema: {
        tags,
        summary: 'An invoice or credit note of one’s own as PDF',
        params: DocumentParams,
        response: { 404: Problem, 429: Problem },
      },
    },
    (request, reply) =>
      world.limits.inTurn(request, paperLimit, async () => {
        const { id, number } = request.params
        const whole = await getOwnOrder(world.db, { id, userId: signedIn(request).id })
        return sendDocument(world, reply, whole, number)
      }),
  )
  await scope.register(ownOrderChangeRoutes, world)
}
