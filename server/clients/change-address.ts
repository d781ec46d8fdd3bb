import { isSameAddress } from '#domain/accounts/email.ts'
import { getUser } from '#server/accounts/find-users.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { type ClientRow, findOwnClientByEmail, getOwnClient } from './find-clients.ts'
import { findConfirmedUserId, lockAddresses } from './link-clients.ts'

/** The columns of a client with another address. It belongs to them once they have an account. Needs a transaction. */
export async function newAddress(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { id, email: before }: ClientRow,
  email: string,
): Promise<Partial<Pick<ClientRow, 'email' | 'linkedAt' | 'userId'>>> {
  if (isSameAddress(email, before)) return {}
  const { email: own } = await getUser(db, actor.id)
  if (isSameAddress(email, own)) refuse('invalid-input', { email: ['own-address'] })
  // A confirmation of either address waits.
  await lockAddresses(db, [before, email])
  const client = await getOwnClient(db, { id, practitionerId: actor.id })
  if (client.userId !== null) refuse('client-has-account')
  if (await findOwnClientByEmail(db, { email, practitionerId: actor.id })) refuse('already-client')
  const userId = await findConfirmedUserId(db, email)
  return { email: email.normalize('NFC'), userId, linkedAt: userId === null ? null : now }
}
