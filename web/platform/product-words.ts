import type { CartProduct } from '#contract/cart.ts'
import type { Variant } from '#contract/catalogue.ts'
import type { ContentUnit } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { Translate } from '#domain/translation.ts'
import { formatMoney, formatNumber } from './formats.ts'

type UnitPrice = NonNullable<Variant['unit_price']>
type Pack = Pick<CartProduct, 'content' | 'unit_of_measure' | 'delivery_form'>

/** The functions for product texts; `t` reads the namespace `products`. */
export type Words = { t: Translate; language: Language }

/** "120 capsules", "30 ml". */
export function contentText({ t, language }: Words, amount: number, unit: ContentUnit): string {
  return t(`products:content.${unit}`, { count: amount, formatted: formatNumber(amount, language) })
}

/** "Drops, 30 ml", but "120 capsules" if the content already includes the form. */
export function formText(words: Words, form: string | undefined, content: string | undefined): string {
  if (!form || !content) return form ?? content ?? ''
  if (content.toLocaleLowerCase().includes(form.toLocaleLowerCase())) return content
  return words.t('products:form-and-content', { form, content })
}

/** The content of a pack, if known. */
export function packContentText(
  words: Words,
  { content, unit_of_measure: unit }: Pick<Pack, 'content' | 'unit_of_measure'>,
): string | undefined {
  return content === null || unit === null ? undefined : contentText(words, content, unit)
}

/** The form and content of a pack, as far as known: "Drops, 30 ml". */
export function packText(words: Words, product: Pack): string {
  return formText(words, product.delivery_form?.name, packContentText(words, product))
}

/** "0,25 € / capsule", "66,00 € / 100 ml". */
export function unitPriceText({ t }: Words, { amount, per, unit }: UnitPrice, currency: Currency): string {
  return t(`products:unit-price.${unit}`, { price: formatMoney(amount, currency), per })
}
