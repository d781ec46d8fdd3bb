import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { exact } from '../exact.ts'
import { inUnit, nrvPercent, referenceValue } from '../reference/nrv.ts'
import { nutrients } from '../reference/nutrients.ts'
import type { UpperLevel } from '../reference/upper-levels.ts'
import type { PlanPart } from './daily-amounts.ts'

export type PlanLimit = UpperLevel & {
  /** The part of the sum that the level applies to. */
  counted: number
}

export type PlanNutrient = {
  key: string
  /** As named on labels, in the reader's language. */
  name: string
  /** Per day, over all products. */
  amount: number
  unit: AmountUnit
  nrvPercent: number | null
  /** The nearest level, or the one exceeded most; in the unit of the sum. */
  limit: PlanLimit | null
  /** Why there is none: no body has set one, it is about other forms, or the label does not name the form. */
  unlimited: 'none-set' | 'other-form' | 'form-not-named' | null
  /** By how much a verified upper level is exceeded; safe levels do not count. */
  above: number | null
  /** By product, largest amount first. */
  from: { name: string; amount: number }[]
}

const annexOrder: readonly string[] = nutrients

export function nutrientsOf(parts: readonly PlanPart[], levels: readonly UpperLevel[]): PlanNutrient[] {
  const byKey = Map.groupBy(parts, ({ key }) => key)
  return [...byKey.values()].map((same) => nutrientOf(same, levels)).sort(byUrgency)
}

function nutrientOf(parts: readonly PlanPart[], levels: readonly UpperLevel[]): PlanNutrient {
  const { key, unit } = parts[0]!
  const amount = sum(parts)
  const limit = nearestLimit(parts, levels)
  const over = limit && exact(limit.counted - limit.amount)
  return {
    key,
    name: [...new Set(parts.map(({ name }) => name))].sort().join(' + '),
    amount,
    unit,
    nrvPercent: referenceValue(key) ? nrvPercent(key, amount, unit) : null,
    limit,
    unlimited: limit ? null : whyUnlimited(parts, levels),
    above: over && over > 0 && limit.verified && limit.kind === 'upper level' ? over : null,
    from: [...Map.groupBy(parts, ({ product }) => product)]
      .map(([name, of]) => ({ name, amount: sum(of) }))
      .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1)),
  }
}

/** Each level counts only the forms it was set for. Binding levels come before informative ones. */
function nearestLimit(parts: readonly PlanPart[], levels: readonly UpperLevel[]): PlanLimit | null {
  const { key, unit } = parts[0]!
  const limits = levels.flatMap((level): PlanLimit[] => {
    const amount = level.substance === key ? inUnit(level.amount, level.unit, unit) : null
    const counted = parts.filter(({ form }) => isAbout(level, form))
    return amount === null || counted.length === 0 ? [] : [{ ...level, amount, unit, counted: sum(counted) }]
  })
  const decides = (limit: PlanLimit) => Number(limit.verified && limit.kind === 'upper level')
  const [nearest] = limits.sort((one, other) => decides(other) - decides(one) || share(other) - share(one))
  return nearest ?? null
}

function isAbout({ forms }: UpperLevel, form: string | null): boolean {
  return forms === null || (form !== null && forms.includes(form))
}

function whyUnlimited(parts: readonly PlanPart[], levels: readonly UpperLevel[]) {
  if (!levels.some(({ substance }) => substance === parts[0]!.key)) return 'none-set'
  return parts.some(({ form }) => form === null) ? 'form-not-named' : 'other-form'
}

function byUrgency(one: PlanNutrient, other: PlanNutrient): number {
  return (
    Number(other.above !== null) - Number(one.above !== null) ||
    (other.limit ? share(other.limit) : -1) - (one.limit ? share(one.limit) : -1) ||
    place(one.key) - place(other.key) ||
    (one.key < other.key ? -1 : 1)
  )
}

function place(key: string): number {
  const at = annexOrder.indexOf(key)
  return at < 0 ? annexOrder.length : at
}

function share({ counted, amount }: PlanLimit): number {
  return counted / amount
}

// Added in ascending order, so that the order of lines does not affect the last digit.
function sum(parts: readonly { amount: number }[]): number {
  const sorted = parts.map(({ amount }) => amount).sort((one, other) => one - other)
  return exact(sorted.reduce((total, amount) => total + amount, 0))
}
