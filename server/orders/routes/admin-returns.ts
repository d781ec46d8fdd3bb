import type { FastifyInstance } from 'fastify'
import { AdminOrder, NewRefund, WithdrawalRefusal } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { refundLines } from '../refunds/refund-lines.ts'
import { retryRefund } from '../refunds/retry-refund.ts'
import { refuseWithdrawal } from '../withdrawals/refuse-withdrawal.ts'
import { changeOnce } from './admin-answer.ts'

const tags = ['Admin']
const changed = { 200: AdminOrder, 400: Problem, 404: Problem, 409: Problem, 422: Problem }
const { id } = PathId.shape

/** Withdrawals and refunds. */
export async function orderReturnRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.post(
    adminOrderPaths.refund(':id'),
    {
      schema: {
        tags,
        summary: 'Refund items of an order',
        headers: IdempotencyHeaders,
        params: PathId,
        body: NewRefund,
        response: changed,
      },
    },
    (request) => {
      const { params, body } = request
      return changeOnce(deps, request, params.id, (ctx) => refundLines(ctx, params.id, body))
    },
  )
  app.post(
    adminOrderPaths.retry(':id', ':refund_id'),
    {
      schema: {
        tags,
        summary: 'Retry a failed refund',
        headers: IdempotencyHeaders,
        params: PathId.extend({ refund_id: id }),
        response: changed,
      },
    },
    (request) => {
      const { id: orderId, refund_id: refundId } = request.params
      return changeOnce(deps, request, orderId, (ctx) => retryRefund(ctx, orderId, refundId))
    },
  )
  app.post(
    adminOrderPaths.refuse(':id', ':withdrawal_id'),
    {
      schema: {
        tags,
        summary: 'Refuse the rest of a withdrawal and email the client the reason',
        headers: IdempotencyHeaders,
        params: PathId.extend({ withdrawal_id: id }),
        body: WithdrawalRefusal,
        response: changed,
      },
    },
    (request) => {
      const { id: orderId, withdrawal_id: withdrawalId } = request.params
      const { reason } = request.body
      return changeOnce(deps, request, orderId, (ctx) =>
        refuseWithdrawal(ctx, { orderId, withdrawalId, reason }),
      )
    },
  )
}
