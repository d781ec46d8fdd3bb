import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { compoundKey } from '../reference/compounds.ts'
import { measuredIn, referenceValue } from '../reference/nrv.ts'
import type { UpperLevel } from '../reference/upper-levels.ts'
import { amountPerDay, type Dose, labelDose } from './dose.ts'
import type { ProductFacts, Substance } from './facts.ts'

export type PlanLine = {
  /** The product's name. */
  name: string
  /** Null means as the label says. */
  dose: Dose | null
  facts: ProductFacts
}

/** What one label line adds to the daily amount. */
export type PlanPart = {
  key: string
  form: string | null
  /** The ingredient's name. */
  name: string
  product: string
  amount: number
  unit: AmountUnit
}

/**
 * `no-facts`: the label is unknown. `no-portion`: the label has no daily portion. `other-unit`: the dose is not in the
 * unit of the label's portion. `no-amount`: the label prints no amount. `not-convertible`: the unit has no verified
 * conversion for this form. `not-known`: unknown ingredients.
 */
export type Uncounted = {
  /** The product's name. */
  name: string
  reason: 'no-facts' | 'no-portion' | 'other-unit' | 'no-amount' | 'not-convertible' | 'not-known'
  /** Names of ingredients; empty if it concerns the whole product. */
  substances: string[]
}

type Reading = { parts: PlanPart[]; uncounted: Uncounted[] }

/** Ingredients that are a form of a nutrient, and are counted as it on labels. */
const nutrientForms: Readonly<Record<string, { key: string; form: string }>> = {
  'beta-carotene': { key: 'vitamin_a', form: 'beta-carotene' },
}

export function readLine({ name, dose, facts }: PlanLine, levels: readonly UpperLevel[]): Reading {
  const without = (reason: Uncounted['reason'], substances: readonly Substance[] = []): Uncounted => ({
    name,
    reason,
    substances: substances.map((substance) => substance.name).sort(),
  })
  if (facts.substances.length === 0) return { parts: [], uncounted: [without('no-facts')] }

  const unknown = facts.substances.filter(({ key }) => key === null)
  const uncounted = unknown.length > 0 ? [without('not-known', unknown)] : []
  const counted = facts.substances.filter((substance) => unitOfSum(substance, levels) !== undefined)
  if (counted.length === 0) return { parts: [], uncounted }

  const taken = dose ?? labelDose(facts.portion)
  const { portion } = facts
  if (!taken || !portion || portion.amount <= 0)
    return { parts: [], uncounted: [without('no-portion'), ...uncounted] }
  if (taken.unit !== portion.unit) return { parts: [], uncounted: [without('other-unit'), ...uncounted] }

  const portions = amountPerDay(taken) / portion.amount
  const parts: PlanPart[] = []
  const noAmount: Substance[] = []
  const notConvertible: Substance[] = []
  for (const substance of counted) {
    if (substance.amount === null || substance.unit === null) {
      noAmount.push(substance)
      continue
    }
    const part = partOf(substance, substance.amount * portions, substance.unit, name, levels)
    if (part) parts.push(part)
    else notConvertible.push(substance)
  }
  if (noAmount.length > 0) uncounted.push(without('no-amount', noAmount))
  if (notConvertible.length > 0) uncounted.push(without('not-convertible', notConvertible))
  return { parts, uncounted }
}

function partOf(
  substance: Substance,
  perDay: number,
  printed: AmountUnit,
  product: string,
  levels: readonly UpperLevel[],
): PlanPart | null {
  const { key, form } = identityOf(substance)
  const unit = unitOfSum(substance, levels)
  if (key === null || unit === undefined) return null
  const amount = measuredIn(unit, key, perDay, printed, form)
  return amount === null ? null : { key, form, name: substance.name, product, amount, unit }
}

/** The nutrient or ingredient that a label line counts as, and the compound it is in. */
export function identityOf({ key, form }: Pick<Substance, 'key' | 'form'>): {
  key: string | null
  form: string | null
} {
  if (key === null) return { key, form: null }
  return nutrientForms[key] ?? { key, form: compoundKey(key, form) }
}

/** The unit of the reference intake, or else of the upper level; undefined if there is neither. */
function unitOfSum(substance: Substance, levels: readonly UpperLevel[]): AmountUnit | undefined {
  const { key } = identityOf(substance)
  if (key === null) return undefined
  return referenceValue(key)?.unit ?? levels.find((level) => level.substance === key)?.unit
}
