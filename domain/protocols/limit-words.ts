import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { type Language, languageTag } from '../languages.ts'
import type { Translate } from '../translation.ts'
import type { PlanNutrient } from './plan-nutrients.ts'

/** Uses the namespaces `sharing` and `products`. */
type Words = { t: Translate; language: Language }

/** "30 mg". */
export function amountWords({ t, language }: Words, amount: number, unit: AmountUnit): string {
  const formatted = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 3 }).format(amount)
  return t('products:amount', { amount: formatted, unit: t(`products:units.${unit}`) })
}

/** "Zinc: 30 mg a day, 5 mg above the limit". */
export function aboveLimitWords(words: Words, { name, amount, unit, limit, above }: PlanNutrient): string {
  return words.t('sharing:limit.above', {
    nutrient: name,
    amount: amountWords(words, limit?.counted ?? amount, unit),
    over: amountWords(words, above ?? 0, unit),
  })
}
