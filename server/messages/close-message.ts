import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { contactMessages } from './tables.ts'

type Closing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing'>

/** Closes an open message, with an answer that is emailed to its sender or without one. Only the first admin does. */
export async function closeMessage(
  ctx: Closing,
  id: number,
  { answer }: { answer: string | null },
): Promise<void> {
  const { actor, jobs, now, sealing } = ctx
  await transact(ctx.db, async (tx) => {
    const [closed] = await tx
      .update(contactMessages)
      .set({
        closedAt: now,
        closedBy: actor.id,
        ...(answer !== null && { sealedAnswer: sealing.seal(answer) }),
      })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.closedAt)))
      .returning({ userId: contactMessages.userId })
    if (!closed) {
      const isKnown = (await tx.$count(contactMessages, eq(contactMessages.id, id))) > 0
      return refuse(isKnown ? 'message-closed' : 'not-found')
    }
    const { userId } = closed
    await recordAudit(
      { ...ctx, db: tx },
      {
        action: answer === null ? 'message-closed' : 'message-answered',
        subjectId: userId,
        details: { message: id },
      },
    )
    if (answer !== null)
      await queueEmail({ db: tx, jobs }, { template: 'message-answered', user_id: userId, message_id: id })
  })
}
