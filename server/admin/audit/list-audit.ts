import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry, AuditFilters, AuditPage } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { reasonOf } from '#server/practitioners/certificates/find-certificates.ts'
import { certificates } from '#server/practitioners/tables.ts'
import { isOfKind, matchingEntries } from './audit-filters.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const certificateId = sql`(${auditEntries.details} ->> 'certificate_id')::int`

type Reading = Pick<Deps, 'db' | 'region' | 'sealing'>

export async function listAudit(
  { db, region, sealing }: Reading,
  { page, limit, ...filters }: Page & AuditFilters,
): Promise<AuditPage> {
  const condition = matchingEntries(filters, region)
  const [counted, rows, everybody, subject] = await Promise.all([
    db.select({ total: count() }).from(auditEntries).where(condition),
    entries(db).where(condition).limit(limit).offset(offsetOf({ page, limit })),
    listActors(db),
    filters.subject === undefined ? null : findPerson(db, filters.subject),
  ])
  return {
    data: rows.map((row) => present(sealing, row)),
    ...totalsOf({ page, limit }, counted[0]?.total ?? 0),
    actors: everybody,
    subject,
  }
}

/** The next entries before one, newest first: for reading them all in batches. */
export async function listAuditBefore(
  { db, region, sealing }: Reading,
  { before, limit, ...filters }: AuditFilters & { before: AuditEntry | undefined; limit: number },
): Promise<AuditEntry[]> {
  const isOlder =
    before && sql`(${auditEntries.at}, ${auditEntries.id}) < (${before.at}::timestamptz, ${before.id})`
  const rows = await entries(db)
    .where(and(matchingEntries(filters, region), isOlder))
    .limit(limit)
  return rows.map((row) => present(sealing, row))
}

/** Few people have made many entries: the index is followed from one person to the next. */
async function listActors(db: Database) {
  const isActor = sql`${actors.id} IN (
    WITH RECURSIVE found AS (
      SELECT min(actor_id) AS id FROM ${auditEntries}
      UNION ALL
      SELECT (SELECT min(actor_id) FROM ${auditEntries} WHERE actor_id > found.id)
      FROM found WHERE found.id IS NOT NULL
    ) SELECT id FROM found)`
  const rows = await db
    .select({ id: actors.id, first_name: actors.firstName, last_name: actors.lastName })
    .from(actors)
    .where(isActor)
    .orderBy(asc(actors.firstName), asc(actors.lastName), asc(actors.id))
  return rows.map((person) => ({ id: person.id, name: personName(person) }))
}

async function findPerson(db: Database, id: number) {
  const [person] = await db
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, id))
  return person ? { id, name: personName(person) } : null
}

/** The changes to one person, newest first. */
export async function listAuditOf(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  userId: number,
): Promise<AuditEntry[]> {
  const rows = await entries(db).where(and(eq(auditEntries.subjectId, userId), isOfKind.changes))
  return rows.map((row) => present(sealing, row))
}

function entries(db: Database) {
  const actor = { id: actors.id, first_name: actors.firstName, last_name: actors.lastName }
  const subject = { id: subjects.id, first_name: subjects.firstName, last_name: subjects.lastName }
  return db
    .select({ entry: auditEntries, actor, subject, certificate: certificates })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .leftJoin(
      certificates,
      and(eq(auditEntries.action, 'certificate-refused'), eq(certificates.id, certificateId)),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof entries>>[number]

function present(sealing: Sealing, { entry, actor, subject, certificate }: Row): AuditEntry {
  const reason = certificate && reasonOf(sealing, certificate)
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action as AuditEntry['action'],
    actor: named(actor),
    subject: named(subject),
    // Stored only with the certificate, so that it is erased with it.
    details: reason ? { ...entry.details, reason } : entry.details,
  }
}

function named(person: Row['actor']) {
  return person && { id: person.id, name: personName(person) }
}
