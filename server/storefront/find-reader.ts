import type { StoreReader } from '#contract/storefront.ts'
import { findOwnPractitioners } from '#server/clients/own-practitioners.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { getStoreOwner } from './find-published.ts'

/** What the actor is to the practitioner whose published page this is. */
export async function findStoreReader(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  name: string,
): Promise<StoreReader> {
  const { practitionerId } = await getStoreOwner(ctx, name)
  const own = await findOwnPractitioners(ctx.db, ctx.actor.id)
  // Somebody who has not accepted the practitioner may become their client here.
  const found = own.find((each) => each.is_accepted && each.practitioner_id === practitionerId)
  return {
    is_owner: ctx.actor.id === practitionerId,
    client: found ? { discount_rate: found.discount_rate, is_active: found.is_active } : null,
  }
}
