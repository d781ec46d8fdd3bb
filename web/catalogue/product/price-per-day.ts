import type { Label, Variant } from '#contract/catalogue.ts'
import type { Content } from '#domain/catalogue/prices.ts'
import { supplyOf } from '#domain/protocols/supply.ts'

type Portions = {
  portion: Label['daily_portion']
  portionsPerPack: Label['portions_per_pack']
  /** The label counts the portions of the first. */
  variants: readonly Variant[]
}

/** In major units; null if the price is hidden, or it is unknown for how many days a pack lasts. */
export function pricePerDay(
  variant: Variant,
  { portion, portionsPerPack, variants: [first] }: Portions,
): number | null {
  return supplyOf({
    dose: null,
    content: contentOf(variant),
    labelContent: contentOf(first),
    quantity: 1,
    facts: { portion, portionsPerPack },
    price: variant.price,
  }).costPerDay
}

function contentOf(variant: Variant | undefined): Content | null {
  if (!variant?.content || !variant.unit_of_measure) return null
  return { amount: variant.content, unit: variant.unit_of_measure }
}
