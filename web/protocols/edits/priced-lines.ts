import type { ProtocolProduct } from '#contract/protocols.ts'
import { toMinor } from '#domain/money.ts'

/** The lines of a protocol as the rules about prices need them. */
export function pricedLines(products: readonly Pick<ProtocolProduct, 'price' | 'item_count'>[]) {
  return products.map(({ price, item_count }) => ({
    price: price === null ? null : toMinor(price),
    quantity: item_count,
  }))
}
