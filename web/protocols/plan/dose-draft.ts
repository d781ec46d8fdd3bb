import {
  type Dose,
  type DoseUnit,
  doseAmountMaximum,
  doseDaysMaximum,
  doseStep,
  doseStepProblem,
  inOrderOfDay,
  isSameDose,
  type MealRelation,
  type TimeOfDay,
} from '#domain/protocols/dose.ts'

/** A dose as it is being entered. */
export type DoseDraft = {
  amount: string
  unit: DoseUnit
  times: readonly TimeOfDay[]
  food: MealRelation | null
  /** Empty: without an end. */
  days: string
}
export type DoseProblem = 'amount' | 'dose-whole' | 'dose-halves' | 'times' | 'days'
/** The dose being entered for a product, with what its label says. */
export type TypedDose = { draft: DoseDraft; labelDose: Dose | null }

export function draftOf(dose: Dose | null, unit: DoseUnit, decimalSign: string): DoseDraft {
  if (!dose) return { amount: '1', unit, times: ['morning'], food: null, days: '' }
  return {
    amount: String(dose.amount).replace('.', decimalSign),
    unit: dose.unit,
    times: dose.times,
    food: dose.food,
    days: dose.days === null ? '' : String(dose.days),
  }
}

/** The dose, or its problems. A dose from the label may have any steps. */
export function readDraft(draft: DoseDraft, isLabels = false): { dose: Dose } | { problems: DoseProblem[] } {
  const amount = numberOf(draft.amount)
  const days = draft.days.trim() === '' ? null : Number(draft.days.trim())
  const times = inOrderOfDay(draft.times)
  const problems: DoseProblem[] = []
  if (amount === null || amount <= 0 || amount > doseAmountMaximum) problems.push('amount')
  const step = amount === null || isLabels ? undefined : doseStepProblem({ amount, unit: draft.unit })
  if (step && problems.length === 0) problems.push(step)
  if (times.length === 0) problems.push('times')
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= doseDaysMaximum))
    problems.push('days')
  if (amount === null || problems.length > 0) return { problems }
  const isBeforeBed = times.length === 1 && times[0] === 'night'
  return { dose: { amount, unit: draft.unit, times, food: isBeforeBed ? null : draft.food, days } }
}

/** The value to save: null if it equals the label. */
export function doseToSave({ draft, labelDose }: TypedDose) {
  const read = readDraft(draft, true)
  if ('dose' in read && isSameDose(read.dose, labelDose)) return { dose: null }
  return readDraft(draft)
}

/** The next step up or down. A value that is not a number becomes one. */
export function stepped(amount: string, direction: 1 | -1, decimalSign: string, unit: DoseUnit): string {
  const now = numberOf(amount)
  if (now === null) return '1'
  const step = doseStep(unit)
  const steps = direction > 0 ? Math.floor(now / step) + 1 : Math.ceil(now / step) - 1
  const next = Math.min(doseAmountMaximum, Math.max(step, steps * step))
  return String(next).replace('.', decimalSign)
}

export function withTime(times: readonly TimeOfDay[], time: TimeOfDay): TimeOfDay[] {
  return inOrderOfDay(times.includes(time) ? times.filter((each) => each !== time) : [...times, time])
}

// Both decimal signs are accepted in every language: keyboards differ.
function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d*\.?\d+$/.test(plain)) return null
  return Number(Number(plain).toFixed(3))
}
