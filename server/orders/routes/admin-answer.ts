import type { FastifyRequest } from 'fastify'
import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import { once, onceKey } from '#server/platform/idempotency/once.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { getAnyOrder } from '../get-order.ts'
import { presentAdminOrder } from '../present-admin-order.ts'
import { productsNow } from '../products-now.ts'

/** An order as shown to the calling admin. */
export async function viewOrder(deps: Deps, request: FastifyRequest, id: number): Promise<AdminOrder> {
  const { db, config } = deps
  const whole = await getAnyOrder(db, id)
  const products = await productsNow(deps, [whole], languageOfRequest(request))
  return presentAdminOrder(db, whole, { region: config.region, products, now: deps.clock() })
}

/** What commands of admins need, all together. */
type Changing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'jobs' | 'now' | 'region'>

export function adminCtx(request: FastifyRequest, deps: Deps): Changing {
  return { ...ctxOf(request, deps), events: deps.events, region: deps.config.region }
}

/** Changes an order once per key; returns the order as it is then. */
export async function changeOnce(
  deps: Deps,
  request: FastifyRequest,
  id: number,
  work: (ctx: Changing) => Promise<void>,
): Promise<AdminOrder> {
  const ctx = adminCtx(request, deps)
  await once(deps.db, onceKey(request), ctx.now, async (db) => {
    await work({ ...ctx, db })
    return { order_id: id }
  })
  return viewOrder(deps, request, id)
}
