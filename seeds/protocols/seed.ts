import { and, eq } from 'drizzle-orm'
import { milestoneNumber } from '#domain/practitioners/milestones.ts'
import type { Region } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { changeDiscount } from '#server/clients/change-discount.ts'
import { clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { countSharing } from '#server/practitioners/milestones/count-sharing.ts'
import { reachedMilestones } from '#server/practitioners/tables.ts'
import { clientsOfIlse, type SeededClient } from '../clients/clients-of-ilse.ts'
import { lukas, sanne } from '../people/colleagues.ts'
import { findVariants } from './find-variants.ts'
import { protocolsOfIlse } from './of-ilse.ts'
import { protocolsOfLukas } from './of-lukas.ts'
import { protocolsOfMarco } from './of-marco.ts'
import { protocolsOfSanne } from './of-sanne.ts'
import { type Practice, seedProtocol } from './seed-protocol.ts'
import type { SeededProtocol } from './seeded-protocol.ts'
import { seedTemplates } from './templates/seed-templates.ts'

export type SeedProtocolsOptions = {
  db: Database
  sealing: Sealing
  region: Region
  now: Date
  onProgress?: (done: number, total: number) => void
}
type SeededPractitioner = {
  email: string
  clients: readonly SeededClient[]
  protocols: readonly SeededProtocol[]
}

const seededPractitioners: readonly SeededPractitioner[] = [
  { email: 'ilse@verbena.example', clients: clientsOfIlse, protocols: protocolsOfIlse },
  { email: 'marco@verbena.example', clients: [], protocols: protocolsOfMarco },
  { email: sanne.email, clients: [], protocols: protocolsOfSanne },
  { email: lukas.email, clients: [], protocols: protocolsOfLukas },
]

/**
 * Templates, and the protocols of the demonstration’s practitioners. Practitioners who have made any are left alone.
 */
export async function seedProtocols(options: SeedProtocolsOptions): Promise<void> {
  const { onProgress = () => {} } = options
  const total = seededPractitioners.length + 1
  await options.db.transaction(async (db) => seedTemplates(db, await findVariants(db)))
  onProgress(1, total)
  for (const [index, practitioner] of seededPractitioners.entries()) {
    await options.db.transaction((db) => seedPractitioner({ ...options, db }, practitioner))
    onProgress(index + 2, total)
  }
}

async function seedPractitioner(
  { db, sealing, region, now }: SeedProtocolsOptions,
  practitioner: SeededPractitioner,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, practitioner.email)).for('update')
  if (!user || (await hasMadeOne(db, user.id))) return
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const practice: Practice = {
    db,
    sealing,
    region,
    ago,
    actor: { id: user.id, userTypeId: user.userTypeId, sessionId: 0 },
    variants: await findVariants(db),
    clients: new Map(),
  }
  for (const client of practitioner.clients) await seedClient(practice, client)
  for (const protocol of practitioner.protocols) await seedProtocol(practice, protocol)
}

async function seedClient(
  { db, ago, actor, clients: known }: Practice,
  { daysAgo, joined, earlier, ...client }: SeededClient,
): Promise<void> {
  const userId = await accountOf(db, client.email)
  const linkedAt = userId === null ? null : ago(joined?.daysAgo ?? daysAgo)
  const [inserted] = await db
    .insert(clients)
    .values({
      ...client,
      discountRate: earlier?.discountRate ?? client.discountRate,
      practitionerId: actor.id,
      userId,
      linkedAt,
      emailedAt: ago(daysAgo),
      acceptedAt: linkedAt,
      createdAt: ago(daysAgo),
    })
    .onConflictDoNothing()
    .returning()
  if (!inserted) return
  if (earlier) await changeDiscount({ db, now: ago(earlier.daysAgo) }, inserted, client.discountRate)
  known.set(client.email, inserted.id)
  await countSharing({ db, now: ago(daysAgo) }, actor.id, { newShares: 0, newClients: 1 })
}

async function hasMadeOne(db: Database, practitionerId: number): Promise<boolean> {
  const { milestone } = reachedMilestones
  const made = await db.$count(
    reachedMilestones,
    and(
      eq(reachedMilestones.practitionerId, practitionerId),
      eq(milestone, milestoneNumber('ProtocolCreated')),
    ),
  )
  return made > 0
}

async function accountOf(db: Database, email: string): Promise<number | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? null
}
