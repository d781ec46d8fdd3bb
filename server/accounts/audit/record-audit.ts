import type { AuditEntry } from '#contract/admin.ts'
import type { Ctx } from '#server/platform/context.ts'
import { auditEntries } from './tables.ts'

type AuditedChange = Pick<AuditEntry, 'action' | 'details'> & { subjectId: number | null }

/** Records who (the actor; nobody for the command line) did what to whom. Call it in the transaction of the change. */
export async function recordAudit(
  { db, actor, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  action: AuditedChange,
): Promise<void> {
  await db.insert(auditEntries).values({ ...action, actorId: actor.id, at: now })
}
