import type { Active } from '#contract/catalogue.ts'
import type { AmountUnit } from '#domain/catalogue/vocabulary.ts'
import { commaList, type Language } from '#domain/languages.ts'
import { formatNumber, largeCount } from '../platform/formats.ts'
import type { Words } from '../platform/product-words.ts'

/** German adjectives and phrases among the labels; other words are nouns, with a capital. */
const germanLowerCase = /^(Ohne .+|\p{Lu}\p{Ll}+frei|Vegan|Vegetarisch|Halal|Koscher)$/u

/** A name as written within a sentence: "gluten", but "GMO" and, in German, "Kinder". */
export function insideSentence(name: string, language: Language): string {
  const isProper = language === 'de' ? !germanLowerCase.test(name) : !/^\p{Lu}\p{Ll}/u.test(name)
  if (isProper) return name
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

/** Names as a list; all but the first as within a sentence. */
export function namesText(options: readonly { name: string }[], language: Language): string {
  return commaList(
    options.map(({ name }, at) => (at === 0 ? name : insideSentence(name, language))),
    language,
  )
}

/** "Free from gluten", "Suitable for: vegan", or as on packs, "Glutenfrei". */
export function labelText({ t, language }: Words, group: 'free_from' | 'suitable_for', name: string): string {
  const inside = insideSentence(name, language)
  const text = t(`products:chip.${group}`, { name: inside })
  return text.startsWith(inside) ? name + text.slice(inside.length) : text
}

/** "300 mg", "50 billion CFU". */
export function amountText({ t, language }: Words, amount: number, unit: AmountUnit): string {
  const unitName = t(`products:units.${unit}`)
  return amount >= 1_000_000
    ? t('products:large-amount', { amount: largeCount(amount, language), unit: unitName })
    : t('products:amount', { amount: formatNumber(amount, language), unit: unitName })
}

/** "Magnesium 300 mg, vitamin B6 1,4 mg". */
export function activesText(words: Words, actives: readonly Active[]): string {
  const texts = actives.map(({ name, amount, unit }) =>
    amount === null || unit === null ? name : `${name} ${amountText(words, amount, unit)}`,
  )
  return commaList(texts, words.language)
}

/** "80%", "2,5 %": a percentage of the reference intake. */
export function nrvText({ t, language }: Words, percent: number): string {
  const digits = percent < 10 ? 1 : 0
  return t('products:product.nrv-value', { percent: formatNumber(percent, language, digits) })
}
