import { type ContentUnit, contentUnits } from '../catalogue/vocabulary.ts'
import { exact } from '../exact.ts'

/** In the order of the day. */
export const timesOfDay = ['morning', 'midday', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** How a dose relates to the meal at its time; before bed there is none. */
export const mealRelations = ['before', 'with', 'after', 'without'] as const
export type MealRelation = (typeof mealRelations)[number]

export const doseUnits = contentUnits
export type DoseUnit = ContentUnit
export const doseAmountMaximum = 1000
export const doseDaysMaximum = 730

/** Forms that can be divided or measured; all others are taken whole. */
const halvedUnits: readonly DoseUnit[] = ['tablet', 'ml', 'g']

export function doseStep(unit: DoseUnit): 0.5 | 1 {
  return halvedUnits.includes(unit) ? 0.5 : 1
}

/** Doses saved before this rule may break it: they stay, and are flagged. */
export function doseStepProblem({ amount, unit }: Pick<Dose, 'amount' | 'unit'>) {
  const step = doseStep(unit)
  if (Number.isInteger(amount / step)) return undefined
  return step === 1 ? 'dose-whole' : 'dose-halves'
}

export type Dose = {
  /** The amount taken at each of its times. */
  amount: number
  unit: DoseUnit
  /** At least one, without duplicates, in the order of the day. */
  times: readonly TimeOfDay[]
  /** Null when nothing is said about food. */
  food: MealRelation | null
  /** Length of the course; null when it is open-ended. */
  days: number | null
}

/** The label's daily portion, taken in the morning; null if the label has none. */
export function labelDose(portion: { amount: number; unit: DoseUnit } | null): Dose | null {
  return portion && { ...portion, times: ['morning'], food: null, days: null }
}

export function amountPerDay({ amount, times }: Dose): number {
  return exact(amount * times.length)
}

export function inOrderOfDay(times: readonly TimeOfDay[]): TimeOfDay[] {
  return timesOfDay.filter((time) => times.includes(time))
}

export function isSameDose(one: Dose | null, other: Dose | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.amount === other.amount &&
    one.unit === other.unit &&
    one.food === other.food &&
    one.days === other.days &&
    one.times.join() === other.times.join()
  )
}
