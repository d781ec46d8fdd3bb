import type { Content } from '../../catalogue/prices.ts'
import type { Minor } from '../../money.ts'
import type { Dose } from '../dose.ts'
import type { ProductFacts } from '../facts.ts'
import { clampQuantity } from '../quantity.ts'
import { type Supply, supplyOf } from '../supply.ts'

export type ReplacementInput = {
  /** Null means as the label says. */
  dose: Dose | null
  facts: Pick<ProductFacts, 'portion' | 'portionsPerPack'>
  content: Content | null
  /** Contents of the pack whose portions the label counts. */
  labelContent: Content | null
  price: Minor
  /** The packs in the protocol, and how many days they last. */
  former: { quantity: number; days: number | null }
}

export type ReplacementPacks = { quantity: number } & Pick<Supply, 'days' | 'costPerDay'>

/**
 * The packs that last as long as those in the protocol. A course must not break off; where there is no end, the nearest
 * number of packs is enough.
 */
export function replacementPacks({ former, dose, ...pack }: ReplacementInput): ReplacementPacks {
  const courseDays = dose?.days ?? null
  const wantedDays = courseDays === null ? former.days : Math.min(courseDays, former.days ?? courseDays)
  const course = dose && wantedDays ? { ...dose, days: wantedDays } : dose
  const one = supplyOf({ ...pack, dose: course, quantity: 1 })
  const nearest = wantedDays !== null && one.days ? Math.round(wantedDays / one.days) : null
  const quantity = clampQuantity((courseDays === null ? nearest : one.packsNeeded) ?? former.quantity)
  const { days, costPerDay } = supplyOf({ ...pack, dose, quantity })
  return { quantity, days, costPerDay }
}
