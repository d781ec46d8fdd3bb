import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { recordAudit } from './record-audit.ts'
import { auditEntries } from './tables.ts'

/** Going back to a page loads it again, which does not count as another view. */
const sameLookMs = 10 * 60_000

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** Records that an admin viewed somebody’s details. */
export function recordUserOpened(ctx: Reading, subjectId: number): Promise<void> {
  return recordOnce(ctx, 'user-opened', subjectId)
}

/** Records that an admin searched for people; not whom, since the log is kept when they are erased. */
export function recordPeopleSearched(ctx: Reading): Promise<void> {
  return recordOnce(ctx, 'people-searched', null)
}

async function recordOnce(
  ctx: Reading,
  action: 'people-searched' | 'user-opened',
  subjectId: number | null,
): Promise<void> {
  const since = new Date(ctx.now.getTime() - sameLookMs)
  const isSame = and(
    subjectId === null ? isNull(auditEntries.subjectId) : eq(auditEntries.subjectId, subjectId),
    eq(auditEntries.actorId, ctx.actor.id),
    eq(auditEntries.action, action),
    gt(auditEntries.at, since),
  )
  if ((await ctx.db.$count(auditEntries, isSame)) > 0) return
  await recordAudit(ctx, { action, subjectId, details: {} })
}
