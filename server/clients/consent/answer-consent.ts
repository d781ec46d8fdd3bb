import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ConsentWithdrawal } from '#contract/consent.ts'
import { consentTextVersion } from '#domain/clients/consent.ts'
import { getUser } from '#server/accounts/find-users.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { ClientRow } from '../find-clients.ts'
import { lockAddress } from '../link-clients.ts'
import { clientConsents, clients, withdrawnConsents } from '../tables.ts'
import { eraseRecord } from './erase-withdrawn.ts'
import { findConsents } from './find-consents.ts'

type Answering = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/**
 * Also accepts the practitioner, and brings back what was hidden by a withdrawal, as long as it is not erased. It is
 * about all records that this practitioner keeps of the client, under whatever address.
 */
export function giveConsent({ db, actor, now }: Answering, clientId: number): Promise<void> {
  return transact(db, async (tx) => {
    const own = await lockOwnRecords(tx, { clientId, userId: actor.id })
    const ids = own.map(({ id }) => id)
    await deleteRefusal(tx, { practitionerId: own[0]!.practitionerId, userId: actor.id })
    const acceptedAt = sql`coalesce(${clients.acceptedAt}, ${now.toISOString()}::timestamptz)`
    await tx.update(clients).set({ withdrawnAt: null, acceptedAt }).where(inArray(clients.id, ids))
    await keepStep(tx, { clientIds: ids, step: 'confirmed', now })
  })
}

/**
 * For a client who comes of their own accord: recorded once, however often they answer. It also takes back an earlier
 * refusal of the practitioner. Needs a transaction.
 */
export async function giveConsentOnce(
  ctx: Answering,
  { id, practitionerId }: Pick<ClientRow, 'id' | 'practitionerId'>,
): Promise<void> {
  const { db, actor } = ctx
  const own = await lockOwnRecords(db, { clientId: id, userId: actor.id })
  await deleteRefusal(db, { practitionerId, userId: actor.id })
  const consent = (await findConsents(db, own)).get(id)
  if (consent?.state !== 'confirmed') await giveConsent(ctx, id)
}

/**
 * Hides what rests on the consent from the practitioner, under whatever address they keep it; it is erased at once, or
 * later by the cleanup.
 */
export function withdrawConsent(
  { db, actor, now }: Answering,
  clientId: number,
  { erase_now: isErasedNow }: ConsentWithdrawal,
): Promise<void> {
  return transact(db, async (tx) => {
    const { email } = await getUser(tx, actor.id)
    // A new record with this address waits, and is then refused.
    if (email !== null) await lockAddress(tx, email)
    const own = await lockOwnRecords(tx, { clientId, userId: actor.id })
    const ids = own.flatMap(({ id, withdrawnAt }) => (withdrawnAt === null ? id : []))
    if (ids.length > 0) {
      await tx.update(clients).set({ withdrawnAt: now }).where(inArray(clients.id, ids))
      await keepStep(tx, { clientIds: ids, step: 'withdrawn', now })
    }
    if (!isErasedNow) return
    for (const client of own) await eraseRecord(tx, { ...client, withdrawnAt: client.withdrawnAt ?? now })
  })
}

/**
 * After an erasure: lets the practitioner invite this client again. Records that were hidden since, under addresses that
 * the client confirmed later, would still refuse them, and renew the refusal when they are erased.
 */
export function takeBackRefusal({ db, actor }: Pick<Answering, 'actor' | 'db'>, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const own = and(eq(withdrawnConsents.id, id), eq(withdrawnConsents.userId, actor.id))
    const [refusal] = await tx.select().from(withdrawnConsents).where(own)
    if (!refusal) return refuse('not-found')
    const isHidden = and(
      eq(clients.practitionerId, refusal.practitionerId),
      eq(clients.userId, actor.id),
      isNotNull(clients.withdrawnAt),
    )
    await tx.delete(clients).where(isHidden)
    await tx.delete(withdrawnConsents).where(own)
  })
}

/** What the practitioner of a record keeps about the client; records of other clients are not found. */
async function lockOwnRecords(
  tx: Database,
  { clientId, userId }: { clientId: number; userId: number },
): Promise<ClientRow[]> {
  const isSamePractitioner = sql`${clients.practitionerId} = (
    SELECT practitioner_id FROM clients AS named WHERE named.id = ${clientId} AND named.user_id = ${userId})`
  const own = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.userId, userId), isSamePractitioner))
    .orderBy(asc(clients.id))
    .for('update')
  return own.length > 0 ? own : refuse('not-found')
}

async function deleteRefusal(
  tx: Database,
  { practitionerId, userId }: Pick<ClientRow, 'practitionerId'> & { userId: number },
): Promise<void> {
  const { practitionerId: refused, userId: client } = withdrawnConsents
  await tx.delete(withdrawnConsents).where(and(eq(refused, practitionerId), eq(client, userId)))
}

type StepInput = { clientIds: readonly number[]; step: 'confirmed' | 'withdrawn'; now: Date }

async function keepStep(tx: Database, { clientIds, step, now }: StepInput): Promise<void> {
  const said = { step, textVersion: consentTextVersion, takenAt: now }
  await tx.insert(clientConsents).values(clientIds.map((clientId) => ({ clientId, ...said })))
}
