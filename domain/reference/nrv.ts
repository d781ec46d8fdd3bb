import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { conversions } from './conversions.ts'
import { isNutrient, type Nutrient, type ReferenceValue, referenceValues } from './nutrients.ts'

const micrograms: Partial<Record<AmountUnit, number>> = { g: 1_000_000, mg: 1_000, µg: 1, ng: 0.001 }

const referenceOf = new Map<Nutrient, ReferenceValue>(referenceValues.map((value) => [value.nutrient, value]))

export function referenceValue(nutrient: string): ReferenceValue | undefined {
  return isNutrient(nutrient) ? referenceOf.get(nutrient) : undefined
}

/** `amount` in another unit of mass; null if either unit is not one. */
export function inUnit(amount: number, from: AmountUnit, to: AmountUnit): number | null {
  if (from === to) return amount
  const [many, one] = [micrograms[from], micrograms[to]]
  return many === undefined || one === undefined ? null : (amount * many) / one
}

/**
 * `amount` as a percentage of the reference intake, rounded as on labels. Null if the nutrient has no reference value,
 * or the unit no verified conversion for this form: a guess would look like a fact.
 */
export function nrvPercent(
  nutrient: string | null,
  amount: number,
  unit: AmountUnit,
  form: string | null = null,
): number | null {
  const reference = nutrient === null ? undefined : referenceValue(nutrient)
  if (!reference || !Number.isFinite(amount) || amount < 0) return null
  const measured = measuredIn(reference.unit, reference.nutrient, amount, unit, form)
  return measured === null ? null : rounded((measured / reference.amount) * 100)
}

/** An amount of a substance in the unit `to`, by verified conversions of its form; null if there is none. */
export function measuredIn(
  to: AmountUnit,
  substance: string,
  amount: number,
  unit: AmountUnit,
  form: string | null,
): number | null {
  for (const rule of conversions) {
    if (!rule.verified || rule.nutrient !== substance) continue
    if (rule.form !== null && rule.form !== form) continue
    const measured = inUnit(amount, unit, rule.from)
    if (measured !== null) return inUnit(measured * rule.factor, rule.to, to)
  }
  return inUnit(amount, unit, to)
}

/** Whole percentages; one decimal below ten. */
function rounded(percent: number): number {
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}
