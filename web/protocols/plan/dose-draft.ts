import {
  type Dose,
  type DoseUnit,
  doseAmountMaximum,
  doseDaysMaximum,
  inOrderOfDay,
  isSameDose,
  type MealRelation,
  type TimeOfDay,
} from '#domain/protocols/dose.ts'

/** A dose as it is being written. */
export type DoseDraft = {
  amount: string
  unit: DoseUnit
  times: readonly TimeOfDay[]
  food: MealRelation | null
  /** Empty: it goes on. */
  days: string
}
export type DoseProblem = 'amount' | 'times' | 'days'
/** What is being written of a product, whose label says something, too. */
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

/** The dose, or what is wrong with it. */
export function readDraft(draft: DoseDraft): { dose: Dose } | { problems: DoseProblem[] } {
  const amount = numberOf(draft.amount)
  const days = draft.days.trim() === '' ? null : Number(draft.days.trim())
  const times = inOrderOfDay(draft.times)
  const problems: DoseProblem[] = []
  if (amount === null || amount <= 0 || amount > doseAmountMaximum) problems.push('amount')
  if (times.length === 0) problems.push('times')
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= doseDaysMaximum))
    problems.push('days')
  if (amount === null || problems.length > 0) return { problems }
  const isBeforeBed = times.length === 1 && times[0] === 'night'
  return { dose: { amount, unit: draft.unit, times, food: isBeforeBed ? null : draft.food, days } }
}

/** What is saved: null where it is what the label says. */
export function doseToSave({ draft, labelDose }: TypedDose) {
  const read = readDraft(draft)
  if ('problems' in read) return read
  return { dose: isSameDose(read.dose, labelDose) ? null : read.dose }
}

/** One more or one less; below one in halves. What is not a number becomes one. */
export function stepped(amount: string, direction: 1 | -1, decimalSign: string): string {
  const now = numberOf(amount)
  if (now === null) return '1'
  const step = now < 1 || (now === 1 && direction < 0) ? 0.5 : 1
  const next = Math.min(doseAmountMaximum, Math.max(0.5, now + direction * step))
  return String(Number(next.toFixed(3))).replace('.', decimalSign)
}

export function withTime(times: readonly TimeOfDay[], time: TimeOfDay): TimeOfDay[] {
  return inOrderOfDay(times.includes(time) ? times.filter((each) => each !== time) : [...times, time])
}

// Both signs are read, whatever the language: keyboards differ.
function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d*\.?\d+$/.test(plain)) return null
  return Number(Number(plain).toFixed(3))
}
