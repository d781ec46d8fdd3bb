export type PublicTexts = {
  name: string
  description: string
  products: readonly { product_variant_id: number; note: string }[]
}

/** What everyone reads of a public protocol, by field. */
export function textsOfPublicProtocol({
  name,
  description,
  products,
}: PublicTexts): { field: string; text: string }[] {
  return [
    { field: 'name', text: name },
    { field: 'description', text: description },
    ...products.map(({ product_variant_id: id, note }) => ({ field: `products.${id}.note`, text: note })),
  ].filter(({ text }) => text !== '')
}

/** Of all products together in any monetary unit; null if it is not known of one of them. */
export function costPerDayOfAll(costs: readonly (number | null)[]): number | null {
  let sum = 0
  for (const cost of costs) {
    if (cost === null) return null
    sum += cost
  }
  return costs.length > 0 ? sum : null
}
