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
  const email = wanted.email.normalize('NFC')
  await lockAddress(db, email)
  const userId = await findConfirmedUserId(db, email)
  if (userId !== null) await refuseRefused(db, { practitionerId: actor.id, userId })
  const [made] = await db
    .insert(clients)
    .values({
      ...wanted,
      email,
      practitionerId: actor.id,
      userId,
      linkedAt: userId === null ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  const known = made ?? (await findOwnClientByEmail(db, { email, practitionerId: actor.id }))
  const client = known!
  await refuseWithdrawn(db, client.id)
  await attestOnce({ db, now }, client.id)
  return { client, isNew: made !== undefined }
}
