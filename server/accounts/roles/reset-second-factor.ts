import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { removeSecondFactor } from '../security/second-factor.ts'
import { revokeSessions } from '../sign-in/revoke-sessions.ts'
import { getOtherUser } from './get-other-user.ts'

/**
 * For somebody who has lost both phone and recovery codes. Ends their sessions too, in case the second factor was
 * somebody else’s. Call `forget` after the transaction.
 */
export async function resetSecondFactor(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  userId: number,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const { totpEnabledAt } = await getOtherUser(txCtx, userId)
    if (!totpEnabledAt) return refuse('conflict')
    await removeSecondFactor(db, userId)
    await revokeSessions(db, { userId, now: ctx.now })
    await recordAudit(txCtx, { action: 'second-factor-reset', subjectId: userId, details: {} })
    await queueEmail(txCtx, { template: 'second-factor-reset', user_id: userId })
  })
}
