import type { BecameClient } from '#contract/storefront.ts'
import { joinPractitioner } from '#server/clients/join-practitioner.ts'
import { listOwnPractitioners } from '#server/clients/own-practitioners.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { getStoreOwner } from './find-published.ts'

/**
 * Makes the actor a client of the practitioner whose page this is. It is no invitation, so it counts for no milestone.
 */
export function becomeClient(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  name: string,
): Promise<BecameClient> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const { practitionerId, welcomeDiscount: discountRate } = await getStoreOwner(txCtx, name)
    const { client, isNew } = await joinPractitioner(txCtx, { practitionerId, discountRate })
    const { data } = await listOwnPractitioners(db, ctx.actor.id)
    return {
      client_id: client.id,
      is_new: isNew,
      discount_rate: client.discountRate,
      is_active: data.some(({ client_id: id, is_active }) => id === client.id && is_active),
    }
  })
}
