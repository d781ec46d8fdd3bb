import type { Cart } from '#contract/cart.ts'
import { type Minor, toMinor } from '#domain/money.ts'

/** What is missing for free delivery; zero if it is free or never free. */
export function missingForFreeDelivery({ delivery, total_price_after_discount: goods }: Cart): Minor {
  if (!delivery || delivery.price === 0 || delivery.free_from === null) return 0
  return Math.max(0, toMinor(delivery.free_from) - toMinor(goods))
}
