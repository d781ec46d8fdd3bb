import { isSameAddress, writtenAddress } from '#domain/accounts/email.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { attestAnew } from './consent/attest.ts'
import { refuseRefused } from './consent/refuse-withdrawn.ts'
import { type ClientRow, findOwnClientByEmail, getOwnClient } from './find-clients.ts'
import { findConfirmedUserId, lockAddresses } from './link-clients.ts'

/** Nothing if it is the same. */
export type NewAddress = Partial<Pick<ClientRow, 'email' | 'emailedAt' | 'linkedAt' | 'userId'>>

/** A confirmation of the former or the new address waits. To be called before the client is locked. */
export async function lockBothAddresses(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  id: number,
  email: string,
): Promise<void> {
  const { email: before } = await getOwnClient(db, { id, practitionerId: actor.id })
  await lockAddresses(db, [before, email])
}

/**
 * The columns of a locked client with another address. It may be another person’s, so that it is invited, and refused if
 * they withdrew from this practitioner, like that of a new client. Needs a transaction.
 */
export async function newAddress(
  { db, actor, jobs, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>,
  client: ClientRow,
  email: string,
): Promise<NewAddress> {
  if (isSameAddress(email, client.email)) return {}
  refuseUncertified(actor)
  const { email: own } = await getUser(db, actor.id)
  if (isSameAddress(email, own)) refuse('invalid-input', { email: ['own-address'] })
  if (client.acceptedAt !== null) refuse('client-has-account')
  if (await findOwnClientByEmail(db, { email, practitionerId: actor.id })) refuse('already-client')
  const userId = await findConfirmedUserId(db, email)
  if (userId !== null) await refuseRefused(db, { practitionerId: actor.id, userId })
  await attestAnew({ db, now }, client.id)
  await queueEmail({ db, jobs }, { template: 'client-invitation', user_id: userId, client_id: client.id })
  return { email: writtenAddress(email), emailedAt: now, userId, linkedAt: userId === null ? null : now }
}
