import type { AmountUnit } from '../../catalogue/vocabulary.ts'
import { exact } from '../../exact.ts'
import { amountPerDay, type Dose, doseAmountMaximum, doseStep, labelDose } from '../dose.ts'
import type { ProductFacts } from '../facts.ts'
import type { Active } from './actives.ts'

/** A product in a protocol, as it is taken. */
export type TakenProduct = {
  /** Null means as the label says. */
  dose: Dose | null
  portion: ProductFacts['portion']
  actives: readonly Active[]
}

/** How much of an active is taken in a day before and after a replacement. */
export type DailyChange = { name: string; unit: AmountUnit; before: number; after: number }

export type FittedDose = {
  /** Null means as the label says. */
  dose: Dose | null
  /** In the order of the replaced product's label; without what it prints no amount of. */
  amounts: DailyChange[]
  /** The largest relative change among them. */
  deviation: number
}

/** A substitute whose amounts differ by more than this is no substitute. */
export const deviationMaximum = 1 / 3

/**
 * The dose of another product that keeps the daily amounts as nearly as whole doses allow, at the same times of day.
 * Undefined if it lacks an active, has it in another form, or comes nowhere near the amounts.
 */
export function fitDose(
  taken: TakenProduct,
  other: Pick<TakenProduct, 'portion' | 'actives'>,
): FittedDose | undefined {
  const before = taken.dose ?? labelDose(taken.portion)
  const { portion } = other
  if (!before || before.unit !== taken.portion?.unit || !portion) return undefined
  const counterparts = pairsOf(taken.actives, other.actives)
  if (!counterparts) return undefined

  const perDay = amountPerDay(before)
  const step = doseStep(portion.unit)
  const measured = counterparts.flatMap(({ from, to }) =>
    from.perUnit === null || from.unit === null || to.perUnit === null
      ? []
      : [{ name: from.name, unit: from.unit, before: from.perUnit * perDay, perUnit: to.perUnit }],
  )
  if (measured.length === 0) return undefined
  const shares = measured.map((each) => (each.perUnit * step * before.times.length) / each.before)
  const steps = nearestSteps(shares)
  // The label's own portion need not be a whole number of steps: 3.4 g, or 0.2 ml.
  const ofLabel = portion.amount / step
  const isAsLabelSays =
    taken.dose === null && deviationOf(shares, ofLabel) <= deviationOf(shares, steps) + tolerance
  const taking = isAsLabelSays ? ofLabel : steps
  const amount = taking * step
  const deviation = deviationOf(shares, taking)
  if (deviation > deviationMaximum + tolerance || amount > doseAmountMaximum) return undefined
  return {
    dose: isAsLabelSays ? null : { ...before, amount, unit: portion.unit },
    amounts: measured.map(({ name, unit, before: amountBefore, perUnit }) => ({
      name,
      unit,
      before: exact(amountBefore),
      after: exact(perUnit * amount * before.times.length),
    })),
    deviation: exact(deviation),
  }
}

type Pair = { from: Active; to: Active }

/** Each active with its counterpart; undefined if there is not one for each. */
function pairsOf(actives: readonly Active[], others: readonly Active[]): Pair[] | undefined {
  const pairs: Pair[] = []
  for (const from of actives) {
    const to = others.find(({ key }) => key === from.key)
    if (!to || !isSameForm(from, to) || !isComparable(from, to)) return undefined
    pairs.push({ from, to })
  }
  return pairs.length > 0 ? pairs : undefined
}

/** An unnamed form may be any. */
function isSameForm(one: Active, other: Active): boolean {
  return one.form === null || other.form === null || one.form === other.form
}

/** Whether the counterpart has a comparable amount where there is one to keep. */
function isComparable(from: Active, to: Active): boolean {
  return from.perUnit === null || (from.perUnit > 0 && to.perUnit !== null && to.unit === from.unit)
}

/**
 * How many steps, at least one, keep the largest relative change smallest. `shares` is what one step gives of each
 * daily amount. The change falls and then rises with the number of steps, and is smallest where the greatest excess
 * equals the greatest lack.
 */
function nearestSteps(shares: readonly number[]): number {
  const ideal = 2 / (Math.min(...shares) + Math.max(...shares))
  const below = Math.max(1, Math.floor(ideal + tolerance))
  return deviationOf(shares, below) <= deviationOf(shares, below + 1) + tolerance ? below : below + 1
}

function deviationOf(shares: readonly number[], steps: number): number {
  return Math.max(...shares.map((share) => Math.abs(share * steps - 1)))
}

/** Of sums of amounts such as 0.1 + 0.2. */
const tolerance = 1e-9
