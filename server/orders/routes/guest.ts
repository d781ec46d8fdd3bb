import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { GuestAccount } from '#contract/checkout.ts'
import { guestPaths } from '#contract/order-paths.ts'
import { NewPayment, Order, StartedPayment, WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import { accountLimits } from '#server/accounts/limits.ts'
import { refuseCommonPassword } from '#server/accounts/refuse-common-password.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, type OnceKey, once, onceKey } from '#server/platform/idempotency/once.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { lockAnyOrder } from '../audited-action.ts'
import { cancelOwnOrder } from '../cancel-order.ts'
import { DocumentNumber, printDocument } from '../documents/print-document.ts'
import { getAnyOrder, showOrder } from '../get-order.ts'
import { GuestLinkParams, getGuestOrderId } from '../guests/guest-link.ts'
import { registerGuest } from '../guests/register-guest.ts'
import { payAgain } from '../payments/pay-again.ts'
import { withdrawOnce } from '../withdrawals/withdraw-once.ts'
import { withPaymentUrl } from './own.ts'

const tags = ['Guest orders']
const params = GuestLinkParams
const refusals = { 400: Problem, 404: Problem, 409: Problem, 422: Problem, 429: Problem }

/** Each of these calls the provider. */
const paymentLimit: Limit = { name: 'guest-order-payment', max: 20, windowSeconds: 600 }
/** Rendering takes a processor for a while. */
const paperLimit: Limit = { name: 'guest-order-paper', max: 30, windowSeconds: 300 }

/** An order that was placed without an account, for anyone who has its link. */
export async function guestOrderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, events, jobs, limits, config } = deps
  const { region } = config

  async function show(request: FastifyRequest, id: number): Promise<Order> {
    const now = deps.clock()
    const reader = { language: languageOfRequest(request), region, now }
    return withPaymentUrl(deps, await showOrder(deps, await getAnyOrder(db, id), reader), now)
  }

  app.get(
    guestPaths.one(':token'),
    {
      schema: {
        tags,
        summary: 'Get a guest’s order, for anyone who has the link',
        params,
        response: { 200: Order, 404: Problem, 429: Problem },
      },
    },
    async (request) => show(request, await getGuestOrderId(request, deps, request.params.token)),
  )

  app.get(
    guestPaths.document(':token', ':number'),
    {
      schema: {
        tags,
        summary: 'Download an invoice or credit note of a guest’s order as PDF',
        params: GuestLinkParams.extend(DocumentNumber),
        response: { 404: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const id = await getGuestOrderId(request, deps, request.params.token)
      return limits.inTurn(request, paperLimit, async () =>
        sendPrivateFile(reply, await printDocument(deps, await getAnyOrder(db, id), request.params.number)),
      )
    },
  )

  const cancellations = [
    {
      path: guestPaths.cancel(':token'),
      call: 'cancel',
      summary: 'Cancel a guest’s order until it is being packed',
    },
    {
      path: guestPaths.change(':token'),
      call: 'change',
      summary: 'Cancel a guest’s unpaid order, so that its items can be changed',
    },
  ] as const
  for (const { path, call, summary } of cancellations)
    app.post(
      path,
      {
        schema: { tags, summary, params, headers: IdempotencyHeaders, response: { 200: Order, ...refusals } },
      },
      async (request) => {
        const id = await getGuestOrderId(request, deps, request.params.token)
        const now = deps.clock()
        await once(db, keyOf(request, call, id), now, async (tx) => {
          const order = await lockAnyOrder(tx, id)
          const asked = { userId: null, unpaidOnly: call === 'change' }
          await cancelOwnOrder({ db: tx, events, jobs, now }, order, asked)
          return { order_id: id }
        })
        return show(request, id)
      },
    )

  app.post(
    guestPaths.payments(':token'),
    {
      schema: {
        tags,
        summary: 'Start another payment for a guest’s unpaid order',
        headers: IdempotencyHeaders,
        params,
        body: NewPayment,
        response: { 201: StartedPayment, ...refusals, 503: Problem },
      },
    },
    async (request, reply) => {
      const orderId = await getGuestOrderId(request, deps, request.params.token)
      const key = keyOf(request, 'payments', orderId)
      await limits.check(request, { limit: paymentLimit, of: String(orderId) })
      const begun = await payAgain(deps, { orderId, userId: null, method: request.body.payment_method, key })
      const payment_url = visitedAddress(deps, begun.payment_url, request.headers.host)
      return reply.code(201).send({ ...begun, payment_url })
    },
  )

  app.post(
    guestPaths.withdrawal(':token'),
    {
      schema: {
        tags,
        summary: 'Withdraw from a guest’s order, in whole or in part',
        headers: IdempotencyHeaders,
        params,
        body: WithdrawalRequest,
        response: { 200: Withdrawn, ...refusals },
      },
    },
    async (request) => {
      const orderId = await getGuestOrderId(request, deps, request.params.token)
      const ctx = { db, events, jobs, region, now: deps.clock() }
      const key = keyOf(request, 'withdrawal', orderId)
      const input = { ...request.body, by: 'guest' } as const
      return withdrawOnce(ctx, { orderId, key, input }, (tx) => lockAnyOrder(tx, orderId))
    },
  )

  app.post(
    guestPaths.account(':token'),
    {
      schema: {
        tags,
        summary:
          'Create an account for the address of a guest’s order; a known address gets the same response',
        params,
        body: GuestAccount,
        response: { 201: MessageAnswer, 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const orderId = await getGuestOrderId(request, deps, request.params.token)
      refuseCommonPassword(request.body)
      const ctx = { db, events, jobs, securityLog: deps.securityLog, now: deps.clock() }
      const registering = { orderId, password: request.body.password, language: languageOfRequest(request) }
      await registerGuest(ctx, registering, async (email) => {
        await limits.check(request, accountLimits.registerByCaller)
        return maySend(request, limits, { purpose: 'activation', reader: emailKey(email) })
      })
      return reply.code(201).send(messageAnswer(request, deps, 'registered'))
    },
  )
}

/** The path has a token, which must not be stored. */
function keyOf(request: FastifyRequest, what: string, orderId: number): OnceKey {
  return onceKey(request, `guest-order:${orderId} ${what}`)
}
