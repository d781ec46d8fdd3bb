import type { FastifyInstance } from 'fastify'
import { CartQuery } from '#contract/cart.ts'
import { orderPaths } from '#contract/order-paths.ts'
import {
  NewPayment,
  Order,
  Reordered,
  StartedPayment,
  WithdrawalRequest,
  Withdrawn,
} from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { cancelOwnOrder } from '../cancel-order.ts'
import { lockOwnOrder } from '../change-order-state.ts'
import { getOwnOrder, showOrder } from '../get-order.ts'
import { payAgain } from '../payments/pay-again.ts'
import { presentReordered, reorder } from '../reorder.ts'
import { withdrawOnce } from '../withdrawals/withdraw-once.ts'

const tags = ['Orders']
const params = PathId
const refusals = { 400: Problem, 404: Problem, 409: Problem, 422: Problem }

/** Each of these calls the provider. */
const paymentLimit: Limit = {
  name: 'order-payment',
  max: 20,
  windowSeconds: 600,
  by: (request) => String(signedIn(request).id),
}

export async function ownOrderChangeRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, events, config, products } = deps
  const { region } = config

  const cancellations = [
    {
      path: orderPaths.cancel(':id'),
      summary: 'Cancel your order until it is being packed',
      unpaidOnly: false,
    },
    {
      path: orderPaths.change(':id'),
      summary: 'Cancel your unpaid order and put its items back in your cart to be changed',
      unpaidOnly: true,
    },
  ] as const
  for (const { path, summary, unpaidOnly } of cancellations)
    app.post(
      path,
      {
        schema: { tags, summary, params, headers: IdempotencyHeaders, response: { 200: Order, ...refusals } },
      },
      async (request) => {
        const { id } = request.params
        const ctx = { ...ctxOf(request, deps), events, region }
        const { actor, now } = ctx
        await once(db, onceKey(request), now, async (tx) => {
          const order = await lockOwnOrder(tx, id, actor.id)
          await cancelOwnOrder({ ...ctx, db: tx }, order, { userId: actor.id, unpaidOnly })
          return { order_id: id }
        })
        const whole = await getOwnOrder(db, { id, userId: actor.id })
        return showOrder(deps, whole, { language: languageOfRequest(request), region, now })
      },
    )

  app.post(
    orderPaths.payments(':id'),
    {
      schema: {
        tags,
        summary: 'Start another payment for your unpaid order',
        headers: IdempotencyHeaders,
        params,
        body: NewPayment,
        response: { 201: StartedPayment, ...refusals, 429: Problem, 503: Problem },
      },
    },
    async (request, reply) => {
      const key = onceKey(request)
      await deps.limits.check(request, paymentLimit)
      const { id: userId } = signedIn(request)
      const asked = { orderId: request.params.id, userId, method: request.body.payment_method, key }
      const begun = await payAgain(deps, asked)
      const payment_url = visitedAddress(deps, begun.payment_url, request.headers.host)
      return reply.code(201).send({ ...begun, payment_url })
    },
  )

  app.post(
    orderPaths.reorder(':id'),
    {
      schema: {
        tags,
        summary: 'Add the items of your order to your cart again',
        headers: IdempotencyHeaders,
        params,
        querystring: CartQuery,
        response: { 200: Reordered, ...refusals },
      },
    },
    async (request) => {
      const { actor, now } = ctxOf(request, deps)
      const ctx = { db, products, region, translations: deps.translations, actor, now }
      const reader = { language: languageOfRequest(request), country: request.query.country }
      const whole = await getOwnOrder(db, { id: request.params.id, userId: actor.id })
      const done = await once(db, onceKey(request), now, (tx) => reorder({ ...ctx, db: tx }, whole, reader))
      return presentReordered(ctx, whole, { done, ...reader })
    },
  )

  app.post(
    orderPaths.withdrawal(':id'),
    {
      schema: {
        tags,
        summary: 'Withdraw from your order, in whole or in part',
        headers: IdempotencyHeaders,
        params,
        body: WithdrawalRequest,
        response: { 200: Withdrawn, ...refusals },
      },
    },
    async (request) => {
      const { id: orderId } = request.params
      const ctx = { ...ctxOf(request, deps), events, region }
      const input = { ...request.body, by: 'client' } as const
      return withdrawOnce(ctx, { orderId, key: onceKey(request), input }, (tx) =>
        lockOwnOrder(tx, orderId, ctx.actor.id),
      )
    },
  )
}
