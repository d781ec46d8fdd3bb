import { nrvPercent } from '#domain/reference/nrv.ts'
import { amountUnitOf, printedNumber } from './measures.ts'
import type { LineRecord, Vocabulary } from './record.ts'

const dose = /(\d[\d.,]*)\s*(mcg|µg|mg|g|iu|ui|ie)\b(?:\s*(?:dfe|rae))?/gi
const praise =
  /^((ultra|extra|super|high|max(imum)?|strength|potency|organic|natural|pure|premium|kid'?s|chewable|adult)\s+)+/i

/**
 * The dose in a product name ("Melatonin 5 mg Strawberry"). Only if the words before it are exactly an ingredient, and
 * no second dose follows: "CBD 1500 mg Melatonin 60 mg" does not contain 1500 mg of melatonin.
 */
export function doseInName(name: string, vocabulary: Vocabulary): LineRecord | 'not-read' | null {
  const [match, second] = [...name.replace(/\([^)]*\)/g, '').matchAll(dose)]
  if (!match) return null
  const printed = match.input
    .slice(0, match.index)
    .replace(/[\s,-]+$/, '')
    .trim()
  const words = printed.replace(praise, '')
  const ingredient = words === '' ? null : (vocabulary.ingredient(words) ?? vocabulary.ingredient(printed))
  const amount = printedNumber(match[1]!.replace(/[.,]$/, ''))
  const unit = amountUnitOf(match[2]!)
  if (second || !ingredient || amount === null || amount <= 0 || unit === null) return 'not-read'
  const percent = nrvPercent(vocabulary.nutrientOf(ingredient), amount, unit, ingredient)
  return { ingredient, name: words, form: null, amount, unit, nrvPercent: percent }
}
