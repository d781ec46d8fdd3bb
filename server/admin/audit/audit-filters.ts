import { and, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { AuditFilters } from '#contract/admin.ts'
import { type AuditKind, auditedReads } from '#domain/audit.ts'
import { dayMs, endOfDay } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users, userWords } from '#server/accounts/tables.ts'
import { beginsWords } from '#server/platform/word-search.ts'

const isRead = inArray(auditEntries.action, [...auditedReads])
export const isOfKind: Record<AuditKind, SQL | undefined> = {
  all: undefined,
  changes: not(isRead),
  reads: isRead,
}

export function matchingEntries(
  { kind, action, actor, subject, from, to, query }: AuditFilters,
  region: Region,
): SQL | undefined {
  const { timeZone } = regionSettings[region]
  const { at, actorId, subjectId } = auditEntries
  return and(
    isOfKind[kind],
    action && eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(actorId, actor),
    subject === undefined ? undefined : eq(subjectId, subject),
    from === undefined ? undefined : gt(at, endOfDay(timeZone, Date.parse(from) - dayMs)),
    to === undefined ? undefined : lte(at, endOfDay(timeZone, Date.parse(to))),
    query === '' ? undefined : matchesQuery(query),
  )
}

/** The people it names, or the number of what the entry is about. */
function matchesQuery(query: string): SQL | undefined {
  const people = sql`(SELECT id FROM ${users} WHERE ${beginsWords(userWords(users), query)})`
  const number = query.trim().toUpperCase()
  const { details, actorId, subjectId } = auditEntries
  return or(
    sql`${actorId} IN ${people}`,
    sql`${subjectId} IN ${people}`,
    sql`upper(${details} ->> 'order') = ${number}`,
    sql`upper(${details} ->> 'voucher') = ${number}`,
    sql`upper(${details} ->> 'payout') = ${number}`,
    sql`${number} = ANY (string_to_array(upper(${details} ->> 'orders'), ', '))`,
  )
}
