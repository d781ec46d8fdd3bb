import type { AuditEntry, AuditFilters } from '#contract/admin.ts'
import type { Deps } from '#server/platform/context.ts'
import { csvHeading, csvRows } from '#server/platform/csv.ts'
import { listAuditBefore } from './list-audit.ts'

const batch = 500
const columns = ['at', 'action', 'actor_id', 'actor', 'subject_id', 'subject', 'details'] as const

/** The filtered entries as a table, newest first, in batches: only a few are in memory at once. */
export async function* auditCsv(
  deps: Pick<Deps, 'db' | 'region' | 'sealing'>,
  filters: AuditFilters,
): AsyncGenerator<string> {
  yield csvHeading(columns)
  for (let before: AuditEntry | undefined; ; ) {
    const entries = await listAuditBefore(deps, { ...filters, before, limit: batch })
    yield csvRows(entries.map(rowOf), columns)
    before = entries.at(-1)
    if (entries.length < batch) return
  }
}

function rowOf({ at, action, actor, subject, details }: AuditEntry) {
  return {
    at,
    action,
    actor_id: actor?.id ?? '',
    actor: actor?.name ?? '',
    subject_id: subject?.id ?? '',
    subject: subject?.name ?? '',
    details: JSON.stringify(details),
  }
}
