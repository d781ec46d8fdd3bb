import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  AdminOrder,
  adminOrderPaths,
  Delivery,
  NewOrderNote,
  NewRefund,
  NewShipment,
  OrderIds,
  Processed,
} from '#contract/admin-orders.ts'
import { Problem } from '#contract/problem.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { cancelOrder } from '../commands/cancel-order.ts'
import { orderNotes } from '../tables.ts'
import type { OrdersWorld } from '../world.ts'
import { type AdminCtx, byAdmin, holdAnyOrder, recordDeed } from './deed.ts'
import { deliverOrder } from './deliver-order.ts'
import { processOrders } from './process-orders.ts'
import { refundLines } from './refund-lines.ts'
import { shipOrder } from './ship-order.ts'
import { adminCtx, viewOrder } from './view.ts'

const tags = ['Admin']
const params = PathId
const changed = { 200: AdminOrder, 400: Problem, 404: Problem, 409: Problem }

export async function orderChangeRoutes(scope: FastifyInstance, world: OrdersWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  /** Does it once for its key; the answer is how the order stands then. */
  const onceOf = async (request: FastifyRequest, id: number, work: (ctx: AdminCtx) => Promise<void>) => {
    const ctx = adminCtx(request, world)
    await once(world.db, onceKey(request), ctx.now, async (db) => {
      await work({ ...ctx, db })
      return { order_id: id }
    })
    return viewOrder(world, request, id)
  }

  app.post(
    adminOrderPaths.process,
    {
      schema: {
        tags,
        summary: 'Takes paid orders to be packed, many at once',
        body: OrderIds,
        response: { 200: Processed, 400: Problem, 404: Problem },
      },
    },
    (request) => processOrders(adminCtx(request, world), request.body.ids),
  )
  app.post(
    adminOrderPaths.ship(':id'),
    { schema: { tags, summary: 'Sends a parcel', params, body: NewShipment, response: changed } },
    (request) => {
      const { id } = request.params
      return onceOf(request, id, (ctx) => shipOrder(ctx, id, request.body))
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
    adminOrderPaths.refund(':id'),
    {
      schema: { tags, summary: 'Pays back packs of an order', params, body: NewRefund, response: changed },
    },
    (request) => {
      const { id } = request.params
      return onceOf(request, id, (ctx) => refundLines(ctx, id, request.body))
    },
  )
  app.post(
    adminOrderPaths.cancel(':id'),
    { schema: { tags, summary: 'Gives an order up before it is packed', params, response: changed } },
    (request) => {
      const { id } = request.params
      return onceOf(request, id, async (ctx) => {
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
        params,
        body: NewOrderNote,
        response: changed,
      },
    },
    async (request) => {
      const { id } = request.params
      const ctx = adminCtx(request, world)
      await world.db.transaction(async (db) => {
        const order = await holdAnyOrder(db, id)
        const { text } = request.body
        await db.insert(orderNotes).values({ orderId: id, authorId: ctx.actor.id, text, at: ctx.now })
        await recordDeed({ ...ctx, db }, order, 'order-noted')
      })
      return viewOrder(world, request, id)
    },
  )
}
