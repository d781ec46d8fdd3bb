import type { Content } from '../catalogue/prices.ts'
import type { ContentUnit } from '../catalogue/vocabulary.ts'
import { addDays, dateOf, dayOf } from '../days.ts'
import { exact } from '../exact.ts'
import { amountPerDay, type Dose, labelDose } from './dose.ts'
import type { ProductFacts } from './facts.ts'

export type SupplyOf = {
  /** Null means as the label says. */
  dose: Dose | null
  /** Contents of one pack. */
  content: Content | null
  /** Contents of the pack whose portions the label counts, which is the product's first. */
  labelContent: Content | null
  /** Number of packs. */
  quantity: number
  facts: Pick<ProductFacts, 'portion' | 'portionsPerPack'>
  /** Price of one pack, in any monetary unit. */
  price: number | null
}

/** Each is null if the label or the dose does not tell. */
export type Supply = {
  /** Whole days that all packs together last. */
  days: number | null
  /** For the length of the course; null also when it is open-ended. */
  packsNeeded: number | null
  /** In the unit of the price, unrounded, so that the caller can round. */
  costPerDay: number | null
}

const unknown: Supply = { days: null, packsNeeded: null, costPerDay: null }

export function supplyOf({ dose, content, labelContent, quantity, facts, price }: SupplyOf): Supply {
  const taken = dose ?? labelDose(facts.portion)
  if (!taken) return unknown
  const perPack = doseUnitsPerPack(taken.unit, content, labelContent, facts)
  const perDay = amountPerDay(taken)
  if (perPack === null || perPack <= 0 || perDay <= 0) return unknown
  return {
    days: Math.floor(exact((perPack * quantity) / perDay)),
    packsNeeded: taken.days === null ? null : Math.ceil(exact((perDay * taken.days) / perPack)),
    costPerDay: price === null ? null : (price * perDay) / perPack,
  }
}

export type SuppliedProduct = {
  product_variant_id: number
  /** Of the product; the first is the pack whose portions the label counts. */
  variants: readonly { id: number; content: Content | null }[]
  item_count: number
  dose: Dose | null
  facts: SupplyOf['facts']
  price: number | null
}

/** The same for a line of a protocol as it is presented. */
export function supplyOfProduct(product: SuppliedProduct): Supply {
  const { product_variant_id: variantId, variants, item_count: quantity, dose, facts, price } = product
  return supplyOf({
    dose,
    content: variants.find(({ id }) => id === variantId)?.content ?? null,
    labelContent: variants[0]?.content ?? null,
    quantity,
    facts,
    price,
  })
}

/** Upper bound, reached with tiny doses and many packs. */
const daysNamed = 365_000

/**
 * The last day covered if the first is `start`; both such as `2026-11-20`. Null if not even one day is covered, or too
 * many to name a date.
 */
export function lastDayOfSupply(start: string, days: number): string | null {
  if (days < 1 || days > daysNamed) return null
  return dateOf(addDays(dayOf(start), days - 1))
}

/** Drops from a bottle in millilitres are counted by the label's portions, in proportion to the pack size. */
export function doseUnitsPerPack(
  unit: ContentUnit,
  content: Content | null,
  labelContent: Content | null,
  { portion, portionsPerPack }: SupplyOf['facts'],
): number | null {
  if (!content) return null
  if (content.unit === unit) return content.amount
  if (portion?.unit !== unit || portionsPerPack === null) return null
  if (labelContent?.unit !== content.unit || labelContent.amount <= 0) return null
  return (portion.amount * portionsPerPack * content.amount) / labelContent.amount
}
