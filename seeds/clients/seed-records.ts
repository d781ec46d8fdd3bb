import { eq } from 'drizzle-orm'
import { addDays, dateOf } from '#domain/days.ts'
import { dayMs, today } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { changeClient } from '#server/clients/change-client.ts'
import { findOwnClientByEmail } from '#server/clients/find-clients.ts'
import { saveClientHealth } from '#server/clients/health.ts'
import { checkImport, readUploadedClients } from '#server/clients/imports/check-import.ts'
import { importClients } from '#server/clients/imports/import-clients.ts'
import { clientImports } from '#server/clients/tables.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { changeRenewal } from '#server/practice/renewals/change-renewal.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { noJobs } from '../no-jobs.ts'
import { importedList, recordsOfIlse, type SeededRecord } from './records.ts'

export type SeedRecordsOptions = { db: Database; sealing: Sealing; region: Region; now: Date }
type Recording = SeedRecordsOptions & { actor: SignedIn; ago: (days: number) => Date }

/** What Ilse keeps about her clients, and the list that she imported. If she has imported any, nothing is added. */
export async function seedRecords(options: SeedRecordsOptions): Promise<void> {
  const ago = (days: number) => new Date(options.now.getTime() - days * dayMs)
  await options.db.transaction(async (db) => {
    const [ilse] = await db.select().from(users).where(eq(users.email, 'ilse@verbena.example')).for('update')
    if (!ilse || (await db.$count(clientImports, eq(clientImports.practitionerId, ilse.id))) > 0) return
    const actor = { id: ilse.id, userTypeId: ilse.userTypeId, sessionId: 0 }
    const recording = { ...options, db, actor, ago }
    await importList(recording)
    for (const record of recordsOfIlse) await seedRecord(recording, record)
  })
}

async function importList({ db, actor, ago }: Recording): Promise<void> {
  const { fileName, daysAgo, lines } = importedList
  const ctx = { db, actor, jobs: noJobs, now: ago(daysAgo) }
  const file = readUploadedClients(new TextEncoder().encode(lines.join('\r\n')))
  const options = { language: 'en', invite: 'yes' } as const
  const { digest } = await checkImport(ctx, file, options)
  await importClients(ctx, { ...options, digest, fileName, rows: file.rows })
}

async function seedRecord(recording: Recording, record: SeededRecord): Promise<void> {
  const { db, actor, sealing, ago } = recording
  const { notes, health, archivedDaysAgo } = record
  const client = await findOwnClientByEmail(db, { email: record.email, practitionerId: actor.id })
  if (!client) return
  const at = (daysAgo: number) => ({ db, actor, jobs: noJobs, sealing, now: ago(daysAgo) })
  if (archivedDaysAgo !== undefined) await changeClient(at(archivedDaysAgo), client.id, { is_archived: true })
  if (health) await saveClientHealth(at(health.daysAgo), client.id, { ...health.facts, ground_stated: true })
  if (notes) await changeClient(at(notes.daysAgo), client.id, { notes: notes.text })
  await seedMarks(recording, client.id, record)
}

async function seedMarks(
  { db, actor, region, now, ago }: Recording,
  clientId: number,
  { contactedDaysAgo, snoozedDays }: SeededRecord,
): Promise<void> {
  if (contactedDaysAgo === undefined && snoozedDays === undefined) return
  const [share] = await db
    .select({ id: protocolShares.id })
    .from(protocolShares)
    .where(eq(protocolShares.clientId, clientId))
    .limit(1)
  if (!share) return
  const ctx = { db, actor, region, now }
  if (contactedDaysAgo !== undefined)
    await changeRenewal({ ...ctx, now: ago(contactedDaysAgo) }, share.id, { is_contacted: true })
  if (snoozedDays === undefined) return
  const until = addDays(today(regionSettings[region].timeZone, now), snoozedDays)
  await changeRenewal(ctx, share.id, { snoozed_until: dateOf(until) })
}
