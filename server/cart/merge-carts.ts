import { type CartLine, mergedCarts } from '#domain/cart/cart.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { type OnceKey, onceIfKeyed } from '#server/platform/idempotency/once.ts'
import { visitorCartLines } from './find-lines.ts'
import { acceptSendersOf, raiseLines } from './put-at-least.ts'
import { soldNow } from './sold-now.ts'

/**
 * Merges a visitor's cart at sign-in: the larger quantity of each product wins. The cart's notices show what has
 * changed. `attempt`: a repetition of it changes nothing.
 */
export async function mergeCarts(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  visitors: readonly CartLine[],
  attempt?: OnceKey,
): Promise<void> {
  const lines = await visitorCartLines(ctx.db, mergedCarts([], visitors), ctx.now)
  const variantIds = lines.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  const wanted = lines.map(({ variantId, quantity, linkId, linkOpens, publicProtocol }) => ({
    variantId,
    quantity,
    price: sold.get(variantId)?.price ?? null,
    protocolId: null,
    linkId: linkOpens ? linkId : null,
    publicProtocolId: publicProtocol?.id ?? null,
  }))
  await onceIfKeyed(ctx.db, attempt, ctx.now, async (db) => {
    await raiseLines({ ...ctx, db }, wanted)
    return {}
  })
  await acceptSendersOf(ctx, wanted)
}
