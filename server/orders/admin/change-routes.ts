import type { FastifyInstance } from 'fastify'
import {
  AdminOrder,
  Delivery,
  NewOrderNote,
  NewShipment,
  OrderIds,
  Processed,
} from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { cancelOrder } from '../commands/cancel-order.ts'
import { orderNotes } from '../tables.ts'
import type { OrdersWorld } from '../world.ts'
import { changeOnce } from './change-once.ts'
import { byAdmin, holdAnyOrder, recordDeed } from './deed.ts'
import { deliverOrder } from './deliver-order.ts'
import { processOrders } from './process-orders.ts'
import { shipOrder } from './ship-order.ts'
import { adminCtx, viewOrder } from './view.ts'

const tags = ['Admin']
const params = PathId
const changed = { 200: AdminOrder, 400: Problem, 404: Problem, 409: Problem, 422: Problem }

export async function orderChangeRoutes(scope: FastifyInstance, world: OrdersWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.post(
    adminOrderPaths.process,
    {
      schema: {
        tags,
        summary: 'Takes paid orders to be packed, many at once',
        body: OrderIds,
        response: { 200: Processed, 400: Problem },
      },
    },
    (request) => processOrders(adminCtx(request, world), request.body.ids),
  )
  app.post(
    adminOrderPaths.ship(':id'),
    {
      schema: {
        tags,
        summary: 'Sends a parcel',
        headers: IdempotencyHeaders,
        params,
        body: NewShipment,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return changeOnce(world, request, id, (ctx) => shipOrder(ctx, id, request.body))
    },
  )
  app.post(
    adminOrderPaths.deliver(':id'),
    {
      schema: {
        tags,
        summary: 'A parcel has arrived, or all that are on their way',
        params,
        body: Delivery,
        response: changed,
      },
    },
    async (request) => {
      const { id } = request.params
      await deliverOrder(adminCtx(request, world), id, request.body.shipment_id)
      return viewOrder(world, request, id)
    },
  )
  app.post(
    adminOrderPaths.cancel(':id'),
    {
      schema: {
        tags,
        summary: 'Gives an order up before it is packed',
        headers: IdempotencyHeaders,
        params,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      return changeOnce(world, request, id, async (ctx) => {
        const order = await holdAnyOrder(ctx.db, id)
        await cancelOrder(ctx, order, byAdmin(ctx))
        await recordDeed(ctx, order, 'order-cancelled')
      })
    },
  )
  app.post(
    adminOrderPaths.notes(':id'),
    {
      schema: {
        tags,
        summary: 'Notes something for other admins',
        headers: IdempotencyHeaders,
        params,
        body: NewOrderNote,
        response: changed,
      },
    },
    (request) => {
      const { id } = request.params
      const { text } = request.body
      return changeOnce(world, request, id, async (ctx) => {
        const order = await holdAnyOrder(ctx.db, id)
        await ctx.db.insert(orderNotes).values({ orderId: id, authorId: ctx.actor.id, text, at: ctx.now })
        await recordDeed(ctx, order, 'order-noted')
      })
    },
  )
}
