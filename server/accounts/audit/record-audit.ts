import type { AuditEntry } from '#contract/admin.ts'
import type { Ctx } from '#server/platform/context.ts'
import { auditEntries } from './tables.ts'

type Deed = Pick<AuditEntry, 'action' | 'details'> & { subjectId: number | null }

/** Who (the actor; nobody for the command line) did what to whom. Call it in the transaction of the deed. */
export async function recordAudit(
  { db, actor, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  deed: Deed,
): Promise<void> {
  await db.insert(auditEntries).values({ ...deed, actorId: actor.id, at: now })
}
