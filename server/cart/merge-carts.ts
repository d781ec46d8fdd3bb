import { type CartLine, mergedCarts } from '#domain/cart/cart.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { visitorCartLines } from './find-lines.ts'
import { putAtLeast } from './put-at-least.ts'
import { soldNow } from './sold-now.ts'

/**
 * Merges a visitor's cart at sign-in: the larger quantity of each product wins. The cart's notices show what has
 * changed.
 */
export async function mergeCarts(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>,
  visitors: readonly CartLine[],
): Promise<void> {
  const lines = await visitorCartLines(ctx.db, mergedCarts([], visitors), ctx.now)
  const variantIds = lines.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  await putAtLeast(
    ctx,
    lines.map(({ variantId, quantity, linkId, linkOpens, publicProtocol }) => ({
      variantId,
      quantity,
      price: sold.get(variantId)?.price ?? null,
      protocolId: null,
      linkId: linkOpens ? linkId : null,
      publicProtocolId: publicProtocol?.id ?? null,
    })),
  )
}
