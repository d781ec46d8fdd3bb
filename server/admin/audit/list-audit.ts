import { and, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry, AuditPage } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type AuditKind, auditedReads } from '#domain/audit.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { reasonOf } from '#server/practitioners/certificates/find-certificates.ts'
import { certificates } from '#server/practitioners/tables.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const certificateId = sql`(${auditEntries.details} ->> 'certificate_id')::int`
const isRead = inArray(auditEntries.action, [...auditedReads])
const isOf: Record<AuditKind, SQL | undefined> = { all: undefined, changes: not(isRead), reads: isRead }

export async function listAudit(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  { kind, ...page }: Page & { kind: AuditKind },
): Promise<AuditPage> {
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(isOf[kind])
  const rows = await entries(db).where(isOf[kind]).limit(page.limit).offset(offsetOf(page))
  return { data: rows.map((row) => present(sealing, row)), ...totalsOf(page, counted?.total ?? 0) }
}

/** The changes to one person, newest first. */
export async function listAuditOf(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  userId: number,
): Promise<AuditEntry[]> {
  const rows = await entries(db).where(and(eq(auditEntries.subjectId, userId), isOf.changes))
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
