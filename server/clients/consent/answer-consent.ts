import { and, eq } from 'drizzle-orm'
import type { ConsentWithdrawal } from '#contract/consent.ts'
import { consentTextVersion } from '#domain/clients/consent.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { ClientRow } from '../find-clients.ts'
import { clientConsents, clients, withdrawnConsents } from '../tables.ts'
import { eraseRecord } from './erase-withdrawn.ts'
import { findConsents } from './find-consents.ts'

type Answering = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** Also brings back what was hidden by a withdrawal, as long as it is not erased. */
export function giveConsent({ db, actor, now }: Answering, clientId: number): Promise<void> {
  return transact(db, async (tx) => {
    const client = await lockOwnRecord(tx, { clientId, userId: actor.id })
    await tx.update(clients).set({ withdrawnAt: null }).where(eq(clients.id, client.id))
    await keepStep(tx, { clientId, step: 'confirmed', now })
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
  const client = await lockOwnRecord(db, { clientId: id, userId: actor.id })
  const refusal = and(
    eq(withdrawnConsents.practitionerId, practitionerId),
    eq(withdrawnConsents.userId, actor.id),
  )
  await db.delete(withdrawnConsents).where(refusal)
  const consent = (await findConsents(db, [client])).get(id)
  if (consent?.state !== 'confirmed') await giveConsent(ctx, id)
}

/** Hides what rests on the consent from the practitioner; it is erased at once, or later by the cleanup. */
export function withdrawConsent(
  { db, actor, now }: Answering,
  clientId: number,
  { erase_now: isErasedNow }: ConsentWithdrawal,
): Promise<void> {
  return transact(db, async (tx) => {
    const client = await lockOwnRecord(tx, { clientId, userId: actor.id })
    if (client.withdrawnAt === null) {
      await tx.update(clients).set({ withdrawnAt: now }).where(eq(clients.id, client.id))
      await keepStep(tx, { clientId, step: 'withdrawn', now })
    }
    if (isErasedNow) await eraseRecord(tx, { ...client, withdrawnAt: client.withdrawnAt ?? now })
  })
}

/** After an erasure: lets the practitioner invite this client again. */
export async function takeBackRefusal(
  { db, actor }: Pick<Answering, 'actor' | 'db'>,
  id: number,
): Promise<void> {
  const own = and(eq(withdrawnConsents.id, id), eq(withdrawnConsents.userId, actor.id))
  const taken = await db.delete(withdrawnConsents).where(own).returning({ id: withdrawnConsents.id })
  if (taken.length === 0) refuse('not-found')
}

/** Records of other clients are not found. */
async function lockOwnRecord(
  tx: Database,
  { clientId, userId }: { clientId: number; userId: number },
): Promise<ClientRow> {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.userId, userId)))
    .for('update')
  return client ?? refuse('not-found')
}

async function keepStep(
  tx: Database,
  { clientId, step, now }: { clientId: number; step: 'confirmed' | 'withdrawn'; now: Date },
): Promise<void> {
  await tx.insert(clientConsents).values({ clientId, step, textVersion: consentTextVersion, takenAt: now })
}
