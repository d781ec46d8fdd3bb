import type { FastifyInstance } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { withdrawalPaths } from '#contract/order-paths.ts'
import { WithdrawableOrder, WithdrawalLinkInput, WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStoreNoIndex } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, onceKey } from '#server/platform/idempotency/once.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { lockAnyOrder } from '../audited-action.ts'
import { getAnyOrder } from '../get-order.ts'
import { productsNow } from '../products-now.ts'
import { presentWithdrawable } from '../withdrawals/present-withdrawal.ts'
import { withdrawOnce } from '../withdrawals/withdraw-once.ts'
import { getLink, LinkParams, requestWithdrawalLink } from '../withdrawals/withdrawal-links.ts'

const tags = ['Withdrawal']
const byCaller: Limit = { name: 'withdrawal-caller', max: 30, windowSeconds: 900 }

/** Withdrawing without signing in: an email to the order's own address proves whose it is. */
export async function guestWithdrawalRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStoreNoIndex(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, events, jobs, limits, config } = deps
  const { region } = config

  app.post(
    withdrawalPaths.ask,
    {
      schema: {
        tags,
        summary: 'Request a link to an order by its number and email; the response is always the same',
        body: WithdrawalLinkInput,
        response: { 200: MessageAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, byCaller)
      const asked = { purpose: 'withdrawal-link', reader: readerOf(request.body) }
      const sends = await maySend(request, limits, asked)
      await requestWithdrawalLink({ db, jobs, now: deps.clock() }, request.body, { sends })
      return messageAnswer(request, deps, 'withdrawal-link')
    },
  )

  app.get(
    withdrawalPaths.one(':token'),
    {
      schema: {
        tags,
        summary: 'Get what can be withdrawn from an order, for anyone who has the link',
        params: LinkParams,
        response: { 200: WithdrawableOrder, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { orderId } = await getLink(request, deps, request.params.token)
      const whole = await getAnyOrder(db, orderId)
      const products = await productsNow(deps, [whole], languageOfRequest(request))
      return presentWithdrawable(whole, { region, products, now: deps.clock() })
    },
  )

  app.post(
    withdrawalPaths.one(':token'),
    {
      schema: {
        tags,
        summary: 'Withdraw from an order, in whole or in part',
        headers: IdempotencyHeaders,
        params: LinkParams,
        body: WithdrawalRequest,
        response: { 200: Withdrawn, 400: Problem, 404: Problem, 409: Problem, 422: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { orderId, hash } = await getLink(request, deps, request.params.token)
      const ctx = { db, events, jobs, region, now: deps.clock() }
      const key = onceKey(request, `withdrawal:${hash}`)
      const input = { ...request.body, by: 'guest' } as const
      return withdrawOnce(ctx, { orderId, key, input }, (tx) => lockAnyOrder(tx, orderId))
    },
  )
}

/** By order and address, so that emails about one order are counted separately from those about another. */
function readerOf({ order_number: number, email }: WithdrawalLinkInput): string {
  return `${readOrderNumber(number) ?? number} ${emailKey(email)}`
}
