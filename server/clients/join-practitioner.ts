import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { getUser } from '#server/accounts/find-users.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { RetryTransaction } from '#server/platform/transact.ts'
import { giveConsentOnce } from './consent/answer-consent.ts'
import type { ClientRow } from './find-clients.ts'
import { findOrInsert } from './find-or-create-client.ts'
import { findConfirmedUserId, lockAddress } from './link-clients.ts'
import { clients } from './tables.ts'

type Joining = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/**
 * Makes the actor a practitioner’s client by their own consent, so that the practitioner has nothing to state. Somebody
 * who is a client already keeps their discount, and is no longer archived. Needs a transaction.
 */
export async function joinPractitioner(
  ctx: Joining,
  given: { practitionerId: number; discountRate: DiscountRate },
): Promise<{ client: ClientRow; isNew: boolean }> {
  const joined = await findOrCreateOwn(ctx, given)
  const { id } = joined.client
  await giveConsentOnce(ctx, joined.client)
  await ctx.db
    .update(clients)
    .set({ archivedAt: null })
    .where(and(eq(clients.id, id), isNotNull(clients.archivedAt)))
  return joined
}

async function findOrCreateOwn(
  { db, actor, now }: Joining,
  given: { practitionerId: number; discountRate: DiscountRate },
): Promise<{ client: ClientRow; isNew: boolean }> {
  const { firstName, lastName, language, ...user } = await getUser(db, actor.id)
  const email = user.email ?? refuse('not-found')
  await lockAddress(db, email)
  // They may have become a client under an earlier address, and under several.
  const [own] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.practitionerId, given.practitionerId), eq(clients.userId, actor.id)))
    .orderBy(asc(isNotNull(clients.withdrawnAt)), asc(isNotNull(clients.archivedAt)), asc(clients.id))
    .limit(1)
  if (own) return { client: own, isNew: false }
  if ((await findConfirmedUserId(db, email)) !== actor.id) throw new RetryTransaction()
  const found = await findOrInsert(
    { db, now },
    { ...given, email, firstName, lastName, language, userId: actor.id },
  )
  // A record of somebody who had this address before is not theirs.
  return found.client.userId === actor.id ? found : refuse('conflict')
}
