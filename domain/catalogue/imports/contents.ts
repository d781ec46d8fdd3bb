import type { ContentUnit } from '#domain/catalogue/vocabulary.ts'
import { type Measure, measureOf } from './measures.ts'

const counted: readonly ContentUnit[] = ['softgel', 'capsule', 'tablet', 'lozenge', 'gummy', 'ampoule']
const packed: readonly ContentUnit[] = ['stick', 'sachet', 'spray', 'piece']

/** Splits at semicolons outside (nested) brackets. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const mark of text) {
    if ('[('.includes(mark)) depth += 1
    if ('])'.includes(mark)) depth = Math.max(0, depth - 1)
    if (mark === ';' && depth === 0) parts.push('')
    else parts[parts.length - 1] += mark
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/**
 * The contents of a pack: number of doses if counted, else a metric amount before a converted one; and its weight if
 * printed.
 */
export function contentsOf(text: string): { contents: Measure; grams: number | null } | null {
  const parts = partsOf(text)
  const measures = parts.flatMap((part) => {
    const measure = measureOf(part)
    return measure ? [{ ...measure, converted: /ounce|oz|pound|lb|pint|quart/i.test(part) }] : []
  })
  const found =
    measures.find(({ unit }) => counted.includes(unit)) ??
    measures.find(({ unit }) => packed.includes(unit)) ??
    measures.find(({ unit, converted }) => unit === 'ml' && !converted) ??
    measures.find(({ unit, converted }) => unit === 'g' && !converted) ??
    measures[0]
  if (!found) return null
  const grams =
    measures.find(({ unit, converted }) => unit === 'g' && !converted) ??
    measures.find(({ unit }) => unit === 'g')
  return {
    contents: { amount: found.amount, unit: found.unit },
    grams: grams ? Math.round(grams.amount) || null : null,
  }
}

/** One serving: the one for adults if there are several; words in brackets are only explanations. */
export function servingOf(text: string): { serving: Measure | null; several: boolean } {
  const parts = partsOf(text)
  const part = parts.find((words) => /adult/i.test(words)) ?? parts[0] ?? ''
  const [outside = '', inside = ''] = part.split(/[[]/, 2)
  const serving = measureOf(outside.trim())
  const countedInside = /^\s*\(?(\d+(?:\.\d+)?\s+(?:softgel|capsule|tablet|gumm|lozenge)\w*)/i.exec(
    inside,
  )?.[1]
  const counts = serving === null && countedInside ? measureOf(countedInside) : serving
  return { serving: counts, several: parts.length > 1 }
}

/** Whole servings per pack; null if the two are not counted in the same unit. */
export function portionsIn(contents: Measure | null, serving: Measure | null): number | null {
  if (!contents || !serving || contents.unit !== serving.unit) return null
  return Math.floor(contents.amount / serving.amount + 1e-9) || null
}
