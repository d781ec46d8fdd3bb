import type { Checkout, GuestCheckout, GuestPlaced } from '#contract/checkout.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { visitorItems } from '#web/platform/visitor-items.ts'

/** The draft of a visitor: no user has this id. */
export const guestId = 0

/** A visitor who orders without an account. */
export type GuestBuyer = {
  /** The cart in their browser. */
  lines: readonly CartLine[]
  onPlaced(placed: GuestPlaced, lines: readonly CartLine[]): void
  onLogIn(): void
  /** Back from the login: the button for it gets the focus again. */
  isBack: boolean
}

/** Those lines of the cart that are in this order. */
export function orderedLines(
  lines: readonly CartLine[],
  { items }: Pick<GuestCheckout, 'items'>,
): readonly CartLine[] {
  return lines.filter(({ variantId }) => items.some(({ product_variant_id: id }) => id === variantId))
}

export function guestCheckout(
  { save_address: _, ...body }: Checkout,
  email: string,
  lines: readonly CartLine[],
): GuestCheckout {
  return { ...body, email, items: visitorItems(lines) }
}
