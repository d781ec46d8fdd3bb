import type { Quote } from '#contract/checkout.ts'

/** What has changed in an order since it was last shown; keys under `changes.<kind>`. */
export type Change =
  | { kind: 'delivery' | 'discount' | 'total'; from: number; to: number }
  | ({ kind: 'price' | 'fewer' | 'more'; from: number; to: number } & OfLine)
  | ({ kind: 'gone' | 'new' | 'unavailable' } & OfLine)
type OfLine = { variantId: number; name: string }

type ShownQuote = Pick<Quote, 'cart' | 'price'>

export function changesBetween(before: ShownQuote, after: ShownQuote): Change[] {
  const now = new Map(after.cart.items.map((item) => [item.product_variant_id, item]))
  const then = new Set(before.cart.items.map((item) => item.product_variant_id))
  const ofLines = before.cart.items.flatMap((line): Change[] => {
    const of = ofLine(line)
    const present = now.get(line.product_variant_id)
    if (!present) return [{ kind: 'gone', ...of }]
    const [from, to] = [line.quantity, present.quantity]
    if (from !== to) return [{ kind: to < from ? 'fewer' : 'more', ...of, from, to }]
    if (present.quantity_maximum < to || present.price === null) return [{ kind: 'unavailable', ...of }]
    return line.price !== null && line.price !== present.price
      ? [{ kind: 'price', ...of, from: line.price, to: present.price }]
      : []
  })
  const added = after.cart.items
    .filter((line) => !then.has(line.product_variant_id))
    .map((line): Change => ({ kind: 'new', ...ofLine(line) }))
  return [...ofLines, ...added, ...ofSums(before.price, after.price)]
}

function ofLine({
  product_variant_id: variantId,
  product: { name },
}: ShownQuote['cart']['items'][number]): OfLine {
  return { variantId, name }
}

function ofSums(before: Quote['price'], after: Quote['price']): Change[] {
  const pairs = [
    ['discount', before.discount, after.discount],
    ['delivery', before.delivery?.total, after.delivery?.total],
    ['total', before.total, after.total],
  ] as const
  return pairs.flatMap(([kind, from, to]) =>
    from === undefined || to === undefined || from === to ? [] : [{ kind, from, to }],
  )
}
