import { and, eq } from 'drizzle-orm'
import type { ReactionRow } from '#contract/reactions.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { isOpen, presentRow, selectReactions } from './find-reactions.ts'
import { adverseReactions } from './tables.ts'

/** Once; that it was handled again changes nothing. */
export function handleReaction(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
): Promise<ReactionRow> {
  const { actor, now } = ctx
  return transact(ctx.db, async (db) => {
    const handled = await db
      .update(adverseReactions)
      .set({ handledAt: now, handledBy: actor.id })
      .where(and(eq(adverseReactions.id, id), isOpen))
      .returning({ userId: adverseReactions.userId })
    const details = { reaction: id }
    for (const { userId } of handled)
      await recordAudit({ ...ctx, db }, { action: 'reaction-handled', subjectId: userId, details })
    const [row] = await selectReactions(db, eq(adverseReactions.id, id))
    return row ? presentRow(row) : refuse('not-found')
  })
}
