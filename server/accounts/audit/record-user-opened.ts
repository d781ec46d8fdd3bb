import { and, eq, gt } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { recordAudit } from './record-audit.ts'
import { auditEntries } from './tables.ts'

/** Going back to a page loads it again, which does not count as another view. */
const sameLookMs = 10 * 60_000

/** Records that an admin viewed somebody’s details. */
export async function recordUserOpened(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  subjectId: number,
): Promise<void> {
  const action = 'user-opened'
  const since = new Date(ctx.now.getTime() - sameLookMs)
  const isSame = and(
    eq(auditEntries.subjectId, subjectId),
    eq(auditEntries.actorId, ctx.actor.id),
    eq(auditEntries.action, action),
    gt(auditEntries.at, since),
  )
  if ((await ctx.db.$count(auditEntries, isSame)) > 0) return
  await recordAudit(ctx, { action, subjectId, details: {} })
}
