import type { Active, Variant } from '#contract/catalogue.ts'
import type { AmountUnit, ContentUnit } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { Translate } from '#domain/translation.ts'
import { formatMoney, formatNumber } from '../platform/formats.ts'

type UnitPrice = NonNullable<Variant['unit_price']>

/** What putting a product into words needs. */
export type Words = { t: Translate; language: Language }

/** "120 capsules", "30 ml". */
export function contentText({ t, language }: Words, amount: number, unit: ContentUnit): string {
  return t(`products:content.${unit}`, { count: amount, formatted: formatNumber(amount, language) })
}

/** A name as it stands inside a sentence: "gluten", but "GMO" and, in German, "Gluten". */
export function insideSentence(name: string, language: Language): string {
  if (language === 'de' || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

/** "Free from gluten". */
export function freeFromText({ t, language }: Words, name: string): string {
  return t('products:chip.free_from', { name: insideSentence(name, language) })
}

/** "Drops, 30 ml", but "120 capsules" where the content already names the form. */
export function formText(words: Words, form: string | undefined, content: string | undefined): string {
  if (!form || !content) return form ?? content ?? ''
  if (content.toLocaleLowerCase().includes(form.toLocaleLowerCase())) return content
  return words.t('products:form-and-content', { form, content })
}

/** "0,25 € / capsule", "66,00 € / 100 ml". */
export function unitPriceText({ t }: Words, { amount, per, unit }: UnitPrice, currency: Currency): string {
  return t(`products:unit-price.${unit}`, { price: formatMoney(amount, currency), per })
}

const largeCounts = [
  [1e9, 'billion'],
  [1e6, 'million'],
] as const

/** "300 mg", "50 billion CFU". */
export function amountText({ t, language }: Words, amount: number, unit: AmountUnit): string {
  const unitName = t(`products:units.${unit}`)
  const large = largeCounts.find(([size]) => amount >= size)
  return large
    ? t(`products:${large[1]}`, { amount: formatNumber(amount / large[0], language), unit: unitName })
    : t('products:amount', { amount: formatNumber(amount, language), unit: unitName })
}

/** "Magnesium 300 mg, vitamin B6 1,4 mg". */
export function activesText(words: Words, actives: readonly Active[]): string {
  return actives
    .map(({ name, amount, unit }) =>
      amount === null || unit === null ? name : `${name} ${amountText(words, amount, unit)}`,
    )
    .join(', ')
}
