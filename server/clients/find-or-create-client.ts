import { writtenAddress } from '#domain/accounts/email.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { attestOnce } from './consent/attest.ts'
import { refuseRefused, refuseWithdrawn } from './consent/refuse-withdrawn.ts'
import { type ClientRow, findOwnClientByEmail } from './find-clients.ts'
import { findConfirmedUserId, lockAddress } from './link-clients.ts'
import { clients } from './tables.ts'

export type NewClient = {
  email: string
  firstName: string
  lastName: string
  discountRate: DiscountRate
  /** The language of emails until they have an account. */
  language: Language
}

/**
 * One client per practitioner and address, even with concurrent calls. The practitioner states that they agreed; those
 * who withdrew are refused. Needs a transaction.
 */
export async function findOrCreateClient(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  wanted: NewClient,
): Promise<{ client: ClientRow; isNew: boolean }> {
  const email = writtenAddress(wanted.email)
  await lockAddress(db, email)
  const userId = await findConfirmedUserId(db, email)
  if (userId !== null) await refuseRefused(db, { practitionerId: actor.id, userId })
  const { client, isNew } = await findOrInsert(
    { db, now },
    { ...wanted, email, practitionerId: actor.id, userId },
  )
  await refuseWithdrawn(db, client.id)
  await attestOnce({ db, now }, [client.id])
  return { client, isNew }
}

/** Needs a transaction in which the address is locked. */
export async function findOrInsert(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  wanted: NewClient & { practitionerId: number; userId: number | null },
): Promise<{ client: ClientRow; isNew: boolean }> {
  const { email, practitionerId, userId } = wanted
  const [made] = await db
    .insert(clients)
    .values({ ...wanted, linkedAt: userId === null ? null : now, createdAt: now })
    .onConflictDoNothing()
    .returning()
  const known = made ?? (await findOwnClientByEmail(db, { email, practitionerId }))
  return { client: known!, isNew: made !== undefined }
}
