import type { EventHandler } from '#server/platform/events.ts'
import { cartLines } from './tables.ts'

type EndedOrder = {
  order: { userId: number | null }
  packs: readonly {
    variantId: number
    quantity: number
    price: number
    protocolId: number | null
    linkId: number | null
    basketId: number | null
    publicProtocolId: number | null
  }[]
}

/** Puts an unsuccessful order back into the cart, which is locked; anything added meanwhile stays. */
export const restoreCart: EventHandler<EndedOrder> = async ({ db, now }, { order: { userId }, packs }) => {
  if (userId === null || packs.length === 0) return
  // In the order in which others add lines, to prevent deadlocks.
  const sorted = packs.toSorted((one, other) => one.variantId - other.variantId)
  await db
    .insert(cartLines)
    .values(
      sorted.map(({ variantId, quantity, price, protocolId, linkId, basketId, publicProtocolId }) => ({
        userId,
        variantId,
        quantity,
        protocolId,
        linkId,
        basketId,
        publicProtocolId,
        priceThen: price,
        addedAt: now,
      })),
    )
    .onConflictDoNothing()
}
