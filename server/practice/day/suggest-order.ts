import type { DayOrder } from '#contract/client-day.ts'
import type { PlanProduct } from '#contract/sharing.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { packsToOrder } from '#domain/practice/order-in-time.ts'
import { visitorCartLines } from '#server/cart/find-lines.ts'
import { presentCart, priceCart } from '#server/cart/price-cart.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Supplied } from './supplies.ts'

/** What to order so that nothing runs out, priced as the cart would be; products that cannot be bought are left out. */
export async function suggestOrder(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'translations'>,
  supplies: readonly Supplied<PlanProduct>[],
  { today, language }: { today: Day; language: Language },
): Promise<DayOrder | null> {
  const { db, actor, now, region } = ctx
  const needed = supplies.flatMap(({ product, uses, amount, perPack, packsComing }) => {
    if (amount === null || perPack === null) return []
    const packs = packsToOrder({ uses, amount: amount + packsComing * perPack, perPack }, today)
    return packs > 0 ? { variantId: product.product_variant_id, quantity: packs } : []
  })
  if (needed.length === 0) return null
  const [found, buyer] = await Promise.all([visitorCartLines(db, needed, now), findBuyer(db, actor.id)])
  const lines = found.flatMap((line) => {
    const quantity = Math.min(line.quantity, line.stock, cartQuantityMaximum)
    return quantity > 0 ? { ...line, quantity } : []
  })
  const reader = { ...actor, language }
  const cart = presentCart(await priceCart(ctx, { lines, buyer, reader }, { now }), region)
  const protocols = new Map(
    supplies.map(({ product, protocolId }) => [product.product_variant_id, protocolId]),
  )
  const sold = cart.items.filter(
    ({ price, quantity_maximum: maximum, not_sold: notSold }) => price !== null && maximum > 0 && !notSold,
  )
  if (sold.length === 0) return null
  return {
    lines: sold.map(({ product_variant_id: id, quantity }) => ({
      product_variant_id: id,
      protocol_id: protocols.get(id)!,
      quantity,
    })),
    total_price: cart.total_price,
    total_price_after_discount: cart.total_price_after_discount,
    discount_rate: cart.discount_rate,
    practitioner: cart.practitioner,
    currency: cart.currency,
    delivery: cart.delivery,
  }
}
