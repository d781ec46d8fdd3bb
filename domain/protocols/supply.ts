import type { ContentUnit } from '../catalogue/vocabulary.ts'
import { amountPerDay, type Dose, labelDose } from './dose.ts'
import type { ProductFacts } from './facts.ts'

export type Content = { amount: number; unit: ContentUnit }

export type SupplyOf = {
  /** Null: as the label says. */
  dose: Dose | null
  /** Of one pack. */
  content: Content | null
  /** Of the pack whose portions the label counts, which is the product's first. */
  labelContent: Content | null
  /** Packs. */
  quantity: number
  facts: Pick<ProductFacts, 'portion' | 'portionsPerPack'>
  /** Of one pack, in any unit of money. */
  price: number | null
}

/** Each is null where the label or the dose does not tell. */
export type Supply = {
  /** Whole days that all packs together last. */
  days: number | null
  /** For the days of the dose; null also when it goes on. */
  packsNeeded: number | null
  /** In the unit of the price, not rounded: that is for anyone who shows it. */
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

/** Ages: a crumb a day out of many packs. */
const daysNamed = 365_000

/** The last day that is covered when the first is `start`; both `2026-11-20`. Null when not even one is, or none that one would name. */
export function runsOutOn(start: string, days: number): string | null {
  if (days < 1 || days > daysNamed) return null
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days - 1)
  return day.toISOString().slice(0, 10)
}

/** Drops out of a bottle of millilitres are counted by the label's portions, in proportion to the pack's size. */
function doseUnitsPerPack(
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

// 0.1 + 0.2 must not cost a pack.
function exact(amount: number): number {
  return Number(amount.toPrecision(12))
}
