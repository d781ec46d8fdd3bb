import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminCertificate, AdminCertificateDetail, AdminCertificatePage } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { CertificateState } from '#domain/practitioners/certificates.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { listCertificates, presentCertificate } from '#server/practitioners/certificates/find-certificates.ts'
import { certificates, practitioners } from '#server/practitioners/tables.ts'

type Queue = 'waiting' | 'decided'
/** Nobody decides on replaced certificates; they are shown in the practitioner's history. */
const statesOf: Record<Queue, CertificateState[]> = {
  waiting: ['waiting'],
  decided: ['approved', 'refused'],
}
const deciders = alias(users, 'deciders')

export async function listQueue(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  { state, ...page }: Page & { state: Queue },
): Promise<AdminCertificatePage> {
  const order =
    state === 'waiting'
      ? [asc(certificates.uploadedAt), asc(certificates.id)]
      : [desc(certificates.decidedAt), desc(certificates.id)]
  const rows = await withPractitioner(db)
    .where(inArray(certificates.state, statesOf[state]))
    .orderBy(...order)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [waiting, decided] = await Promise.all([countOf(db, 'waiting'), countOf(db, 'decided')])
  const totals = totalsOf(page, state === 'waiting' ? waiting : decided)
  return { data: rows.map((row) => present(sealing, row)), ...totals, waiting, decided }
}

export async function findAdminCertificate(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  id: number,
): Promise<AdminCertificateDetail | undefined> {
  const [row] = await withPractitioner(db).where(eq(certificates.id, id))
  if (!row) return undefined
  const sent = await listCertificates(db, row.user.id)
  return {
    ...present(sealing, row),
    history: sent.filter((one) => one.id !== id).map((one) => presentCertificate(sealing, one)),
  }
}

async function countOf(db: Database, queue: Queue): Promise<number> {
  const found = inArray(certificates.state, statesOf[queue])
  const [counted] = await db.select({ total: count() }).from(certificates).where(found)
  return counted?.total ?? 0
}

function withPractitioner(db: Database) {
  const decider = { first_name: deciders.firstName, last_name: deciders.lastName }
  return db
    .select({ certificate: certificates, user: users, practitioner: practitioners, decider })
    .from(certificates)
    .innerJoin(practitioners, eq(practitioners.userId, certificates.practitionerId))
    .innerJoin(users, eq(users.id, practitioners.userId))
    .leftJoin(deciders, eq(deciders.id, certificates.decidedBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof withPractitioner>>[number]

function present(sealing: Sealing, { certificate, user, practitioner, decider }: Row): AdminCertificate {
  return {
    ...presentCertificate(sealing, certificate),
    decided_by: decider && personName(decider),
    practitioner: {
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email ?? '',
      country: user.country,
      health_profession: practitioner.healthProfession,
      expertise_level: practitioner.expertiseLevel,
      organisation_type: practitioner.organisationType,
      organisation_name: practitioner.organisationName,
      registered_at: user.createdAt.toISOString(),
    },
  }
}
