import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { CertificateType } from '#domain/practitioners/certificates.ts'
import {
  expertiseLevels,
  healthProfessions,
  organisationTypes,
} from '#domain/practitioners/registration-lists.ts'
import type { Region } from '#domain/regions.ts'
import { type Lettering, loadLettering } from '#lib/pack-drawing/pack-drawing.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { users } from '#server/accounts/tables.ts'
import { type Ctx, visitor } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { certificates, practitioners } from '#server/practitioners/tables.ts'
import { diplomaFile } from './diploma-file.ts'
import { demonstrationPassword, people } from './people.ts'
import type { Person, Work } from './person.ts'

export type SeedPeopleOptions = {
  db: Database
  files: Pick<Files, 'put'>
  region: Region
  now: Date
  onProgress?: (done: number, total: number) => void
}
type Seeding = {
  db: Database
  files: Pick<Files, 'put'>
  lettering: Lettering
  passwordHash: string
  region: Region
  ago: (hours: number) => Date
}

const extensions: Record<CertificateType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Creates the demonstration's accounts that are missing; existing ones stay as they are. */
export async function seedPeople({ db, files, region, now, onProgress = () => {} }: SeedPeopleOptions) {
  const present = await addressesIn(db)
  const missing = people.filter(({ email }) => !present.has(email))
  if (missing.length === 0) return
  const [lettering, passwordHash] = await Promise.all([
    loadLettering(),
    // Hashed once for all: each hash takes as long as a sign-in.
    hashPassword(demonstrationPassword),
  ])
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  let done = 0
  for (const person of missing) {
    await seedPerson({ db, files, lettering, passwordHash, region, ago }, person)
    onProgress(++done, missing.length)
  }
}

async function addressesIn(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(isNotNull(users.email))
  return new Set(rows.map(({ email }) => email))
}

async function seedPerson(seeding: Seeding, person: Person): Promise<void> {
  const { work } = person
  const file = work && (await keepDiploma(seeding, person, work))
  await seeding.db.transaction(async (db) => {
    const id = await insertUser({ ...seeding, db }, person)
    if (id === undefined || !work || !file) return
    await insertWork({ ...seeding, db }, id, person, work)
    await insertCertificate({ ...seeding, db }, id, work, file)
  })
}

/** Undefined if another process was faster. */
async function insertUser({ db, region, passwordHash, ago }: Seeding, person: Person) {
  const { work, phone, registeredHoursAgo, ...account } = person
  const registered = ago(registeredHoursAgo)
  const [user] = await db
    .insert(users)
    .values({
      ...account,
      passwordHash,
      homeRegion: region,
      termsAcceptedAt: registered,
      createdAt: registered,
      activatedAt: registered,
      passwordChangedAt: registered,
      ...(phone && { phone, phoneCountry: person.country }),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return user?.id
}

async function insertWork({ db, ago }: Seeding, userId: number, person: Person, work: Work): Promise<void> {
  await db.insert(practitioners).values({
    userId,
    healthProfession: healthProfessions.indexOf(work.profession) + 1,
    expertiseLevel: expertiseLevels.indexOf(work.expertise) + 1,
    organisationType: organisationTypes.indexOf(work.organisation) + 1,
    organisationName: work.practice,
  })
  await reachMilestone({ db, now: ago(person.registeredHoursAgo) }, userId, 'RegistrationComplete')
}

type DiplomaFile = { fileKey: string; fileName: string; bytes: number }

async function keepDiploma({ files, lettering }: Seeding, person: Person, work: Work): Promise<DiplomaFile> {
  const { type } = work.certificate
  const bytes = await diplomaFile(work.certificate, type, lettering)
  const fileKey = `certificates/${randomUUID()}`
  await files.put(fileKey, bytes)
  return {
    fileKey,
    fileName: `diploma-${person.lastName.toLowerCase()}.${extensions[type]}`,
    bytes: bytes.length,
  }
}

async function insertCertificate(seeding: Seeding, practitionerId: number, work: Work, file: DiplomaFile) {
  const { db, ago } = seeding
  const { type, sentHoursAgo, approvedHoursAgo } = work.certificate
  const [certificate] = await db
    .insert(certificates)
    .values({
      ...file,
      practitionerId,
      mediaType: type,
      state: 'waiting',
      uploadedAt: ago(sentHoursAgo),
    })
    .returning({ id: certificates.id })
  await reachMilestone({ db, now: ago(sentHoursAgo) }, practitionerId, 'CertificateUploaded')
  if (approvedHoursAgo !== undefined)
    await approve({ db, now: ago(approvedHoursAgo) }, practitionerId, certificate!.id)
}

/** As if the demonstration's admin had done so long ago: no email is sent. */
async function approve({ db, now }: Pick<Ctx, 'db' | 'now'>, practitionerId: number, certificateId: number) {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userTypeId, userTypes.admin))
    .orderBy(users.id)
    .limit(1)
  const decidedBy = admin?.id ?? null
  await db
    .update(certificates)
    .set({ state: 'approved', decidedAt: now, decidedBy })
    .where(eq(certificates.id, certificateId))
  await reachMilestone({ db, now }, practitionerId, 'CertificateValidated')
  await recordAudit(
    { db, now, actor: { ...visitor, id: decidedBy } },
    {
      action: 'certificate-approved',
      subjectId: practitionerId,
      details: { certificate_id: certificateId, state_before: 'waiting', state_after: 'approved' },
    },
  )
}
