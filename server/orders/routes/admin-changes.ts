import type { FastifyInstance } from 'fastify'
import {
  AdminOrder,
  Delivery,
  NewOrderNote,
  NewShipment,
  OrderIds,
  Processed,
} from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { cancelAnyOrder } from '../cancel-order.ts'
import { noteOrder } from '../note-order.ts'
import { processOrders } from '../process-orders.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { shipOrder } from '../shipments/ship-order.ts'
import { adminCtx, changeOnce, viewOrder } from './admin-answer.ts'

const tags = ['Admin']
const params = PathId
const changed = { 200: AdminOrder, 400: Problem, 404: Problem, 409: Problem, 422: Problem }

export async function orderChangeRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.post(
    adminOrderPaths.process,
    {
      schema: {
        tags,
        summary: 'Start processing paid orders, several at once',
        body: OrderIds,
        response: { 200: Processed, 400: Problem },
      },
    },
    (request) => processOrders(adminCtx(request, deps), request.body.ids),
  )
  app.post(
    adminOrderPaths.ship(':id'),
    {
      schema: {
        tags,
        summary: 'Ship a parcel',
        headers: IdempotencyHeaders,
        params,
        body: NewShipment,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return changeOnce(deps, request, id, (ctx) => shipOrder(ctx, id, request.body))
    },
  )
  app.post(
    adminOrderPaths.deliver(':id'),
    {
      schema: {
        tags,
        summary: 'Mark a parcel, or all parcels in transit, as delivered',
        params,
        body: Delivery,
        response: changed,
      },
    },
    async (request) => {
      const { id } = request.params
      await deliverOrder(adminCtx(request, deps), id, request.body.shipment_id)
      return viewOrder(deps, request, id)
    },
  )
  app.post(
    adminOrderPaths.cancel(':id'),
    {
      schema: {
        tags,
        summary: 'Cancel an order until it is being packed',
        headers: IdempotencyHeaders,
        params,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return changeOnce(deps, request, id, (ctx) => cancelAnyOrder(ctx, id))
    },
  )
  app.post(
    adminOrderPaths.notes(':id'),
    {
      schema: {
        tags,
        summary: 'Add a note for other admins',
        headers: IdempotencyHeaders,
        params,
        body: NewOrderNote,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return changeOnce(deps, request, id, (ctx) => noteOrder(ctx, id, request.body.text))
    },
  )
}
