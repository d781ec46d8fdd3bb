import { eq } from 'drizzle-orm'
import type { Processed } from '#contract/admin-orders.ts'
import { mayProcess } from '#domain/orders/handling.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { byAdmin, recordOrderAction } from './audited-action.ts'
import { changeOrderState, lockOrder } from './change-order-state.ts'
import { findWholeOrder, handledOf } from './find-orders.ts'
import { orders } from './tables.ts'

/**
 * Moves orders to processing one by one: one that is not found, or can no longer be processed, does not stop the
 * others.
 */
export async function processOrders(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  ids: readonly number[],
): Promise<Processed> {
  const skipped: string[] = []
  const asked = [...new Set(ids)].sort((one, other) => one - other)
  for (const id of asked) if (!(await processOrder(ctx, id))) skipped.push(orderNumber(id))
  return { processed: asked.length - skipped.length, skipped }
}

function processOrder(ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>, id: number): Promise<boolean> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const order = await lockOrder(db, id)
    const whole = await findWholeOrder(db, eq(orders.id, id))
    if (!order || !whole || !mayProcess(handledOf(whole))) return false
    await changeOrderState(txCtx, order, 'processing', byAdmin(ctx))
    await recordOrderAction(txCtx, order, 'order-processed')
    return true
  })
}
