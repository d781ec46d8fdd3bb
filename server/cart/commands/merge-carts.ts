import { type CartLine, mergedCarts } from '#domain/cart/cart.ts'
import { toldLines } from '../queries/held-lines.ts'
import { soldNow } from '../queries/sold-now.ts'
import type { CartCtx } from '../world.ts'
import { putAtLeast } from './put-at-least.ts'

/** A visitor's cart at sign-in: of each product the larger quantity. What changed since it was filled, the cart says. */
export async function mergeCarts(ctx: CartCtx, visitors: readonly CartLine[]): Promise<void> {
  const lines = await toldLines(ctx.db, mergedCarts([], visitors), ctx.now)
  const variantIds = lines.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  await putAtLeast(
    ctx,
    lines.map(({ variantId, quantity, linkId, linkOpens }) => ({
      variantId,
      quantity,
      price: sold.get(variantId)?.price ?? null,
      protocolId: null,
      linkId: linkOpens ? linkId : null,
    })),
  )
}
