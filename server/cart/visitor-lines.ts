import type { VisitorCart } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'

/** A cart as sent by a visitor’s browser. */
export function visitorLines({ items }: VisitorCart): CartLine[] {
  return items.map((item) => ({
    variantId: item.product_variant_id,
    quantity: item.quantity,
    linkToken: item.link_token,
    publicProtocolId: item.public_protocol_id,
  }))
}
