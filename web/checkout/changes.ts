import type { Quote } from '#contract/checkout.ts'

/** What is different in an order since it was last shown, in the words of `changes.<kind>`. */
export type Change =
  | { kind: 'price' | 'delivery' | 'discount' | 'total'; name: string; from: number; to: number }
  | { kind: 'fewer' | 'more'; name: string; from: number; to: number }
  | { kind: 'gone' | 'new' | 'unavailable'; name: string }

type Shown = Pick<Quote, 'cart' | 'price'>

export function changesBetween(before: Shown, after: Shown): Change[] {
  const now = new Map(after.cart.items.map((item) => [item.product_variant_id, item]))
  const then = new Set(before.cart.items.map((item) => item.product_variant_id))
  const ofLines = before.cart.items.flatMap((line): Change[] => {
    const { name } = line.product
    const present = now.get(line.product_variant_id)
    if (!present) return [{ kind: 'gone', name }]
    if (present.quantity !== line.quantity)
      return [
        amount(present.quantity < line.quantity ? 'fewer' : 'more', name, line.quantity, present.quantity),
      ]
    if (present.quantity_maximum < present.quantity || present.price === null)
      return [{ kind: 'unavailable', name }]
    return line.price !== null && line.price !== present.price
      ? [amount('price', name, line.price, present.price)]
      : []
  })
  const added = after.cart.items
    .filter((line) => !then.has(line.product_variant_id))
    .map((line): Change => ({ kind: 'new', name: line.product.name }))
  return [...ofLines, ...added, ...ofSums(before.price, after.price)]
}

function ofSums(before: Quote['price'], after: Quote['price']): Change[] {
  const pairs = [
    ['discount', before.discount, after.discount],
    ['delivery', before.delivery?.total, after.delivery?.total],
    ['total', before.total, after.total],
  ] as const
  return pairs.flatMap(([kind, from, to]) =>
    from === undefined || to === undefined || from === to ? [] : [amount(kind, '', from, to)],
  )
}

function amount<Kind extends Extract<Change, { from: number }>['kind']>(
  kind: Kind,
  name: string,
  from: number,
  to: number,
) {
  return { kind, name, from, to }
}
