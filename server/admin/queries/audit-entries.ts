import { count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry, AuditPage } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { auditEntries } from '../tables.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

export async function listAudit(db: Database, page: Page): Promise<AuditPage> {
  const [counted] = await db.select({ total: count() }).from(auditEntries)
  const rows = await entries(db).limit(page.limit).offset(offsetOf(page))
  return { data: rows.map(present), ...totalsOf(page, counted?.total ?? 0) }
}

/** What was done to one person, newest first. */
export async function listAuditOf(db: Database, userId: number): Promise<AuditEntry[]> {
  const rows = await entries(db).where(eq(auditEntries.subjectId, userId))
  return rows.map(present)
}

function entries(db: Database) {
  const actor = { id: actors.id, first_name: actors.firstName, last_name: actors.lastName }
  const subject = { id: subjects.id, first_name: subjects.firstName, last_name: subjects.lastName }
  return db
    .select({ entry: auditEntries, actor, subject })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof entries>>[number]

function present({ entry, actor, subject }: Row): AuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action as AuditEntry['action'],
    actor: named(actor),
    subject: named(subject),
    details: entry.details,
  }
}

function named(person: Row['actor']) {
  return person && { id: person.id, name: personName(person) }
}
