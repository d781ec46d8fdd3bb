import type { Withdrawn } from '#contract/orders.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type OnceKey, once } from '#server/platform/idempotency/once.ts'
import type { OrderRow } from '../change-order-state.ts'
import { withdrawnAnswer } from './present-withdrawal.ts'
import { type WithdrawalInput, withdraw } from './withdraw.ts'

type Withdrawing = { orderId: number; key: OnceKey; input: WithdrawalInput }

/** Withdraws from an order once per key. `lock` decides whether the caller may. */
export async function withdrawOnce(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now' | 'region'>,
  { orderId, key, input }: Withdrawing,
  lock: (tx: Database) => Promise<OrderRow>,
): Promise<Withdrawn> {
  const answer = await once(ctx.db, key, ctx.now, async (tx) => {
    const order = await lock(tx)
    return { withdrawal_id: await withdraw({ ...ctx, db: tx }, order, input) }
  })
  return withdrawnAnswer(ctx.db, { orderId, withdrawalId: answer.withdrawal_id })
}
