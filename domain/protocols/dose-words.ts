import { formatTag, type Language, languageTag } from '../languages.ts'
import type { Translate } from '../translation.ts'
import type { Dose, MealRelation, TimeOfDay } from './dose.ts'

/** The functions here use the namespaces `plan` and `products`. */
export type Words = { t: Translate; language: Language }

/** "2 capsules, before bed"; "1 capsule, morning and evening, with meals, for 14 days". */
export function doseWords(words: Words, dose: Dose): string {
  return words.t('plan:dose.at', { amount: doseAmountWords(words, dose), when: doseTimeWords(words, dose) })
}

/** "2 capsules", "5 g": the amount per intake. */
export function doseAmountWords(
  { t, language }: Words,
  { amount, unit }: Pick<Dose, 'amount' | 'unit'>,
): string {
  return t(`products:content.${unit}`, { count: amount, formatted: numberWords(amount, language) })
}

/** "before bed", "morning and evening, with meals, for 14 days". */
export function doseTimeWords(words: Words, { times, food, days }: Dose): string {
  const [only, ...others] = times
  const when =
    only !== undefined && others.length === 0 ? oneTime(words, only, food) : severalTimes(words, times, food)
  return forDays(words, when, days)
}

/** For one of the times: "with breakfast", "before bed, for 14 days". */
export function doseAtTimeWords(words: Words, time: TimeOfDay, { food, days }: Dose): string {
  return forDays(words, oneTime(words, time, food), days)
}

/** "14 days" for a course, "60 days" for a supply. */
export function daysWords({ t, language }: Words, days: number): string {
  return t('plan:days', { count: days, formatted: numberWords(days, language) })
}

function forDays(words: Words, when: string, days: number | null): string {
  return days === null ? when : words.t('plan:dose.for-days', { when, days: daysWords(words, days) })
}

// Nobody eats before bed.
function oneTime({ t }: Words, time: TimeOfDay, food: MealRelation | null): string {
  return time === 'night' ? t('plan:dose.when.night') : t(`plan:dose.when.${time}.${food ?? 'any'}`)
}

function severalTimes(
  { t, language }: Words,
  times: readonly TimeOfDay[],
  food: MealRelation | null,
): string {
  const list = new Intl.ListFormat(formatTag(language), { type: 'conjunction' })
  const when = list.format(times.map((time) => t(`plan:dose.time.${time}`)))
  return food === null ? when : t('plan:dose.with-meals', { when, meals: t(`plan:dose.meals.${food}`) })
}

export function numberWords(amount: number, language: Language): string {
  return new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 3 }).format(amount)
}
