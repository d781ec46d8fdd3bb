import type { FastifyInstance } from 'fastify'
import { AdminOrder, AdminOrderPage, AdminOrderQuery } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { listAdminOrders } from '../list-admin-orders.ts'
import { viewOrder } from './admin-answer.ts'

const tags = ['Admin']

export async function orderViewRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, config } = deps
  app.get(
    adminOrderPaths.list,
    {
      schema: {
        tags,
        summary: 'List orders by filter, state, country, period, number, name and email, newest first',
        querystring: AdminOrderQuery,
        response: { 200: AdminOrderPage, 400: Problem },
      },
    },
    (request) => listAdminOrders({ db, region: config.region, now: deps.clock() }, request.query),
  )
  app.get(
    adminOrderPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get an order with its history and notes',
        params: PathId,
        response: { 200: AdminOrder, 404: Problem },
      },
    },
    (request) => viewOrder(deps, request, request.params.id),
  )
}
