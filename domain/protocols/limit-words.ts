import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { numberWords, type Words } from './dose-words.ts'
import type { PlanNutrient } from './plan-nutrients.ts'

/** "30 mg"; uses the namespace `products`. */
export function amountWords({ t, language }: Words, amount: number, unit: AmountUnit): string {
  return t('products:amount', { amount: numberWords(amount, language), unit: t(`products:units.${unit}`) })
}

/** "Zinc: 30 mg a day, 5 mg above the limit"; uses the namespaces `sharing` and `products`. */
export function aboveLimitWords(words: Words, { name, amount, unit, limit, above }: PlanNutrient): string {
  return words.t('sharing:limit.above', {
    nutrient: name,
    amount: amountWords(words, limit?.counted ?? amount, unit),
    over: amountWords(words, above ?? 0, unit),
  })
}
