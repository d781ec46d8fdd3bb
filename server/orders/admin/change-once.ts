import type { FastifyRequest } from 'fastify'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { once, onceKey } from '#server/platform/idempotency/once.ts'
import type { OrdersWorld } from '../world.ts'
import type { AdminCtx } from './deed.ts'
import { adminCtx, viewOrder } from './view.ts'

/** Changes an order once for each key; the answer is how the order stands then. */
export async function changeOnce(
  world: OrdersWorld,
  request: FastifyRequest,
  id: number,
  work: (ctx: AdminCtx) => Promise<void>,
): Promise<AdminOrder> {
  const ctx = adminCtx(request, world)
  await once(world.db, onceKey(request), ctx.now, async (db) => {
    await work({ ...ctx, db })
    return { order_id: id }
  })
  return viewOrder(world, request, id)
}
