import { asc, eq } from 'drizzle-orm'
import { consentTextVersion } from '#domain/clients/consent.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { clientConsents, clientReads, clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'

type ClientRow = typeof clients.$inferSelect

/** Of whom Ilse has not stated anything yet, as of clients from before there were statements. */
const unstated: readonly string[] = ['tomas.rey@example.org', 'noor@example.org']
/** Those with an account who have not answered yet. */
const unanswered: readonly string[] = ['ioana.petrescu@example.org']
/** Days before today on which Ilse opened Anna's record. */
const opened = [2, 9, 16, 37]

/** Ilse states that her clients agreed, and those with an account confirm it. Runs once. */
export async function seedConsents(options: { db: Database; now: Date }): Promise<void> {
  const { now } = options
  await options.db.transaction(async (db) => {
    const [ilse] = await db.select().from(users).where(eq(users.email, 'ilse@verbena.example')).for('update')
    if (!ilse || (await db.$count(clientConsents)) > 0) return
    const own = await db
      .select()
      .from(clients)
      .where(eq(clients.practitionerId, ilse.id))
      .orderBy(asc(clients.id))
    const steps = own.filter(({ email }) => !unstated.includes(email)).flatMap(consentsOf)
    if (steps.length > 0) await db.insert(clientConsents).values(steps)
    const anna = own.find(({ email }) => email === 'anna@verbena.example')
    if (!anna) return
    const reads = opened.map((days) => {
      const readAt = new Date(now.getTime() - days * dayMs)
      const readOn = readAt.toISOString().slice(0, 10)
      return { clientId: anna.id, readerId: ilse.id, kind: 'opened' as const, readOn, readAt }
    })
    await db.insert(clientReads).values(reads)
  })
}

function consentsOf({ id: clientId, email, createdAt, linkedAt }: ClientRow) {
  const step = { clientId, textVersion: consentTextVersion }
  const stated = { ...step, step: 'attested' as const, takenAt: createdAt }
  if (!linkedAt || unanswered.includes(email)) return [stated]
  const takenAt = new Date(linkedAt.getTime() + dayMs)
  return [stated, { ...step, step: 'confirmed' as const, takenAt }]
}
