import { eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { accountDeactivated, accountReactivated } from '../events.ts'
import { revokeSessions } from '../sign-in/revoke-sessions.ts'
import { users } from '../tables.ts'
import { getOtherUser } from './get-other-user.ts'

/** Deactivates an account and ends its sessions. Call `forget` after the transaction. */
export async function deactivateUser(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'now'>,
  userId: number,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const user = await getOtherUser(txCtx, userId)
    if (user.erasedAt || user.deactivatedAt) return refuse('conflict')
    await db.update(users).set({ deactivatedAt: ctx.now }).where(eq(users.id, userId))
    await revokeSessions(db, { userId, now: ctx.now })
    await recordAudit(txCtx, {
      action: 'user-deactivated',
      subjectId: userId,
      details: change(null, ctx.now),
    })
    await ctx.events.publish(txCtx, accountDeactivated, { userId })
  })
}

/** Reactivates an account; earlier sessions stay ended. */
export async function reactivateUser(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'now'>,
  userId: number,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const { erasedAt, deactivatedAt } = await getOtherUser(txCtx, userId)
    if (erasedAt || !deactivatedAt) return refuse('conflict')
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, userId))
    await recordAudit(txCtx, {
      action: 'user-reactivated',
      subjectId: userId,
      details: change(deactivatedAt, null),
    })
    await ctx.events.publish(txCtx, accountReactivated, { userId })
  })
}

function change(before: Date | null, after: Date | null) {
  return {
    deactivated_at_before: before?.toISOString() ?? null,
    deactivated_at_after: after?.toISOString() ?? null,
  }
}
