import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
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

/** One client per practitioner and address, even with concurrent calls. Needs a transaction. */
export async function findOrCreateClient(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  wanted: NewClient,
): Promise<{ client: ClientRow; isNew: boolean }> {
  const email = wanted.email.normalize('NFC')
  await lockAddress(db, email)
  const userId = await findConfirmedUserId(db, email)
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
  if (made) return { client: made, isNew: true }
  const known = await findOwnClientByEmail(db, { email, practitionerId: actor.id })
  return { client: known!, isNew: false }
}
