import type { VisitorCart } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'

/** The cart of a visitor as the server reads it. */
export function visitorItems(lines: readonly CartLine[]): VisitorCart['items'] {
  return lines.map(({ variantId, quantity, linkToken, publicProtocolId }) => ({
    product_variant_id: variantId,
    quantity,
    ...(linkToken && { link_token: linkToken }),
    ...(publicProtocolId && { public_protocol_id: publicProtocolId }),
  }))
}
