import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orderPaths } from '#contract/order-paths.ts'
import { Order, OrderPage, OrderQuery } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { languageOfRequest, Refusal } from '#server/platform/problems.ts'
import { documentLimit } from '#server/platform/rate-limits.ts'
import { DocumentParams, printDocument } from '../documents/print-document.ts'
import { getOwnOrder, showOrder } from '../get-order.ts'
import { listOwnOrders } from '../list-own-orders.ts'
import { openPaymentPage } from '../payments/open-payment-page.ts'
import { ownOrderChangeRoutes } from './own-changes.ts'

const tags = ['Orders']
const params = PathId
const paperLimit = documentLimit('order-paper')

/** Orders of the user who placed them. */
export async function ownOrderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { region } = deps.config
  const readerOf = (request: FastifyRequest) => ({
    userId: signedIn(request).id,
    language: languageOfRequest(request),
    region,
    now: deps.clock(),
  })

  app.get(
    orderPaths.list,
    {
      schema: {
        tags,
        summary: 'List your orders, newest first, filtered by number, product and year',
        querystring: OrderQuery,
        response: { 200: OrderPage, 400: Problem },
      },
    },
    (request) => listOwnOrders(deps, readerOf(request), request.query),
  )

  app.get(
    orderPaths.one(':id'),
    { schema: { tags, summary: 'Get one of your orders', params, response: { 200: Order, 404: Problem } } },
    async (request) => {
      const reader = readerOf(request)
      const whole = await getOwnOrder(deps.db, { id: request.params.id, userId: reader.userId })
      return withPaymentUrl(deps, await showOrder(deps, whole, reader), reader.now)
    },
  )

  app.get(
    orderPaths.document(':id', ':number'),
    {
      schema: {
        tags,
        summary: 'Download an invoice or credit note of your order as PDF',
        params: DocumentParams,
        response: { 404: Problem, 429: Problem },
      },
    },
    (request, reply) =>
      deps.limits.inTurn(request, paperLimit, async () => {
        const { id, number } = request.params
        const whole = await getOwnOrder(deps.db, { id, userId: signedIn(request).id })
        return sendPrivateFile(reply, await printDocument(deps, whole, number))
      }),
  )
  await scope.register(ownOrderChangeRoutes, deps)
}

/** The shop may have crashed before it called the provider: looking at the order makes it payable again. */
export async function withPaymentUrl(deps: Deps, order: Order, now: Date): Promise<Order> {
  const { payment, held_until: heldUntil } = order
  const isPayable = payment?.state === 'open' && heldUntil !== null && now < new Date(heldUntil)
  if (!isPayable || payment.url !== null) return order
  try {
    return { ...order, payment: { ...payment, url: await openPaymentPage(deps, { orderId: order.id }) } }
  } catch (error) {
    // The page says that one can try again later.
    if (error instanceof Refusal) return order
    throw error
  }
}
