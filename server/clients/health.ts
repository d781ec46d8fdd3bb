import { and, eq } from 'drizzle-orm'
import type { HealthChange, HealthRemoval, OwnHealthList } from '#contract/client-health.ts'
import type { HealthFacts } from '#domain/clients/health.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { transact } from '#server/platform/transact.ts'
import { getOwnClient, lockOwnClient } from './find-clients.ts'
import { isSavedSince } from './saved-since.ts'
import { clientHealth, clients } from './tables.ts'

type HealthRecord = { facts: HealthFacts; savedAt: Date; statedAt: Date }

/** Undefined if nothing is recorded. Other practitioners' clients are not found. */
export async function findOwnClientHealth(
  { db, actor, sealing }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'sealing'>,
  id: number,
): Promise<HealthRecord | undefined> {
  await getOwnClient(db, { id, practitionerId: actor.id })
  const row = await findHealth(db, id)
  return row && openRecord(sealing, row)
}

async function findHealth(db: Database, clientId: number) {
  const [row] = await db.select().from(clientHealth).where(eq(clientHealth.clientId, clientId))
  return row
}

/**
 * The ground is stated once; saving again keeps its time. Facts that were saved elsewhere since are not replaced, unless
 * they are the same: the answer to the first call was lost.
 */
export function saveClientHealth(
  { db, actor, now, sealing }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'sealing'>,
  id: number,
  change: HealthChange,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockOwnClient(tx, { id, practitionerId: actor.id })
    const facts = JSON.stringify(factsOf(change))
    const latest = await findHealth(tx, id)
    const isSame = latest !== undefined && sealing.open(latest.sealedFacts) === facts
    if (!isSame && isSavedSince(change.saved_at, latest)) return refuse('health-changed')
    const saved = { sealedFacts: sealing.seal(facts), savedAt: now }
    await tx
      .insert(clientHealth)
      .values({ clientId: id, ...saved, statedAt: now })
      .onConflictDoUpdate({ target: clientHealth.clientId, set: saved })
    await markChanged(tx, id, now)
  })
}

/** Facts that were saved elsewhere since are kept. */
export function removeClientHealth(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
  { saved_at }: HealthRemoval,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockOwnClient(tx, { id, practitionerId: actor.id })
    const latest = await findHealth(tx, id)
    if (latest && isSavedSince(saved_at, latest)) return refuse('health-changed')
    await tx.delete(clientHealth).where(eq(clientHealth.clientId, id))
    await markChanged(tx, id, now)
  })
}

async function markChanged(db: Database, id: number, changedAt: Date): Promise<void> {
  await db.update(clients).set({ changedAt }).where(eq(clients.id, id))
}

/** What each of somebody's practitioners has recorded about their health. */
export async function listOwnHealth({
  db,
  actor,
  sealing,
}: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'sealing'>): Promise<OwnHealthList> {
  const rows = await db
    .select({
      health: clientHealth,
      practitioner: { first_name: users.firstName, last_name: users.lastName },
    })
    .from(clientHealth)
    .innerJoin(clients, and(eq(clients.id, clientHealth.clientId), eq(clients.userId, actor.id)))
    .innerJoin(users, eq(users.id, clients.practitionerId))
    .orderBy(clients.id)
  const data = rows.map(({ health, practitioner }) => {
    const { facts, savedAt, statedAt } = openRecord(sealing, health)
    return {
      client_id: health.clientId,
      practitioner,
      ...presentFacts(facts),
      saved_at: savedAt.toISOString(),
      stated_at: statedAt.toISOString(),
    }
  })
  return { data }
}

function openRecord(
  sealing: Sealing,
  { sealedFacts, savedAt, statedAt }: typeof clientHealth.$inferSelect,
): HealthRecord {
  return { facts: JSON.parse(sealing.open(sealedFacts)) as HealthFacts, savedAt, statedAt }
}

function factsOf(change: HealthChange): HealthFacts {
  return {
    yearOfBirth: change.year_of_birth,
    condition: change.condition,
    allergies: change.allergies,
    medicineClasses: change.medicine_classes,
    medicines: change.medicines,
  }
}

export function presentFacts(facts: HealthFacts) {
  return {
    year_of_birth: facts.yearOfBirth,
    condition: facts.condition,
    allergies: [...facts.allergies],
    medicine_classes: [...facts.medicineClasses],
    medicines: facts.medicines,
  }
}
