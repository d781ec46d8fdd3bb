import type { Assignment } from '#contract/sharing.ts'
import { isSameAddress } from '#domain/accounts/email.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { changeDiscount } from '#server/clients/change-discount.ts'
import { attestOnce } from '#server/clients/consent/attest.ts'
import { refuseWithdrawn } from '#server/clients/consent/refuse-withdrawn.ts'
import { type ClientRow, findOwnClientByEmail, getOwnClient } from '#server/clients/find-clients.ts'
import { findOrCreateClient, type NewClient } from '#server/clients/find-or-create-client.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'

type Recipient = { client: ClientRow; isNew: boolean }

/**
 * The client to share with: by id, or else by address; a new one needs name and discount. An address with a name is
 * meant as a new client: if it is already known, name and discount stay as they are.
 */
export async function findRecipient(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  given: Assignment,
): Promise<Recipient> {
  const sharer = await getUser(ctx.db, ctx.actor.id)
  const { email, known } = await findKnown(ctx, given)
  if (isSameAddress(email, sharer.email)) return refuse('invalid-input', { email: ['own-address'] })
  const found = known
    ? await shareAgain(ctx, known)
    : await findOrCreateClient(ctx, newClientOf(given, { email, language: sharer.language }))
  return isMeantAsNew(given)
    ? found
    : { ...found, client: await changeDiscount(ctx, found.client, given.discount) }
}

function isMeantAsNew({ user_id: id, first_name, last_name }: Assignment): boolean {
  return typeof id !== 'number' && (first_name !== undefined || last_name !== undefined)
}

async function findKnown(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  { user_id: id, email }: Assignment,
): Promise<{ email: string; known: ClientRow | undefined }> {
  const practitionerId = actor.id
  if (typeof id === 'number') {
    const known = await getOwnClient(db, { id, practitionerId })
    return { email: known.email, known }
  }
  if (email === undefined) return refuse('invalid-input', { email: ['client-email'] })
  return { email, known: await findOwnClientByEmail(db, { email, practitionerId }) }
}

async function shareAgain(ctx: Pick<Ctx, 'db' | 'now'>, client: ClientRow): Promise<Recipient> {
  await refuseWithdrawn(ctx.db, client.id)
  await attestOnce(ctx, [client.id])
  return { client, isNew: false }
}

function newClientOf(
  { first_name: firstName, last_name: lastName, discount }: Assignment,
  { email, language }: Pick<NewClient, 'email' | 'language'>,
): NewClient {
  if (!firstName || !lastName || discount === undefined)
    return refuse('invalid-input', {
      ...(!firstName && { first_name: ['first-name'] }),
      ...(!lastName && { last_name: ['last-name'] }),
      ...(discount === undefined && { discount: ['discount-needed'] }),
    })
  return { email, firstName, lastName, discountRate: discount, language }
}
