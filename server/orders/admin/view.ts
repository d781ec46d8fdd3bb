import type { FastifyRequest } from 'fastify'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { ctxOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { presentAdminOrder } from '../queries/admin-order.ts'
import { getAnyOrder } from '../queries/own-order.ts'
import { productsNow } from '../queries/products-now.ts'
import type { OrdersWorld } from '../world.ts'
import type { AdminCtx } from './deed.ts'

/** An order as the admin who asks sees it. */
export async function viewOrder(
  world: OrdersWorld,
  request: FastifyRequest,
  id: number,
): Promise<AdminOrder> {
  const { db, config } = world
  const whole = await getAnyOrder(db, id)
  const products = await productsNow(world, [whole], languageOfRequest(request))
  return presentAdminOrder(db, whole, { region: config.region, products, now: new Date() })
}

export function adminCtx(request: FastifyRequest, world: OrdersWorld): AdminCtx {
  return { ...ctxOf(request, world), region: world.config.region }
}
