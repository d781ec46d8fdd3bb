import { and, eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { lockAnyOrder, recordOrderAction } from '../audited-action.ts'
import { withdrawals } from '../tables.ts'

type RefusalInput = { orderId: number; withdrawalId: number; reason: string }

/** Refuses to refund the rest of a withdrawal, and notifies its client. In the caller's transaction. */
export async function refuseWithdrawal(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  { orderId, withdrawalId, reason }: RefusalInput,
): Promise<void> {
  const { db, now } = ctx
  const order = await lockAnyOrder(db, orderId)
  const condition = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.orderId, orderId))
  const [withdrawal] = await db.select({ state: withdrawals.state }).from(withdrawals).where(condition)
  if (!withdrawal) return refuse('not-found')
  if (withdrawal.state !== 'asked') return refuse('order-in-other-state')
  await db.update(withdrawals).set({ state: 'refused', refusal: reason, refusedAt: now }).where(condition)
  await queueEmail(ctx, {
    template: 'withdrawal-refused',
    user_id: order.userId,
    withdrawal_id: withdrawalId,
  })
  await recordOrderAction(ctx, order, 'withdrawal-refused')
}
