import type { Assignment } from '#contract/sharing.ts'
import { isSameAddress } from '#domain/accounts/email.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { changeDiscount } from '#server/clients/change-discount.ts'
import { attestOnce } from '#server/clients/consent/attest.ts'
import { refuseWithdrawn } from '#server/clients/consent/refuse-withdrawn.ts'
import { type ClientRow, findOwnClientByEmail, getOwnClient } from '#server/clients/find-clients.ts'
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts'
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
  const found = await findOrInvite(ctx, given, sharer)
  await refuseWithdrawn(ctx.db, found.client.id)
  await attestOnce(ctx, [found.client.id])
  if (isSameAddress(found.client.email, sharer.email)) return refuseOwnAddress()
  return isMeantAsNew(given)
    ? found
    : { ...found, client: await changeDiscount(ctx, found.client, given.discount) }
}

function isMeantAsNew({ user_id: id, first_name, last_name }: Assignment): boolean {
  return typeof id !== 'number' && (first_name !== undefined || last_name !== undefined)
}

type Sharer = Awaited<ReturnType<typeof getUser>>

async function findOrInvite(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  given: Assignment,
  sharer: Sharer,
): Promise<Recipient> {
  const { db, actor } = ctx
  const { user_id: id, email } = given
  if (typeof id === 'number')
    return { client: await getOwnClient(db, { id, practitionerId: actor.id }), isNew: false }
  if (email === undefined) return refuse('invalid-input', { email: ['client-email'] })
  if (isSameAddress(email, sharer.email)) return refuseOwnAddress()
  const known = await findOwnClientByEmail(db, { email, practitionerId: actor.id })
  if (known) return { client: known, isNew: false }
  const { first_name: firstName, last_name: lastName, discount } = given
  if (!firstName || !lastName || discount === undefined)
    return refuse('invalid-input', {
      ...(!firstName && { first_name: ['first-name'] }),
      ...(!lastName && { last_name: ['last-name'] }),
      ...(discount === undefined && { discount: ['discount-needed'] }),
    })
  const { language } = sharer
  return findOrCreateClient(ctx, { email, firstName, lastName, discountRate: discount, language })
}

function refuseOwnAddress(): never {
  return refuse('invalid-input', { email: ['own-address'] })
}
