import type { CartItem } from '#contract/cart.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { Translate } from '#domain/translation.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'

/** `t` reads the namespaces `cart` and `products`. */
export type Words = { t: Translate; language: Language }

/** "120 capsules", "Drops, 30 ml". */
export function formText({ t, language }: Words, { product }: CartItem): string {
  const { content, unit_of_measure: unit, delivery_form } = product
  const form = delivery_form?.name
  if (content === null || unit === null) return form ?? ''
  const text = t(`products:content.${unit}`, { count: content, formatted: formatNumber(content, language) })
  if (!form || text.toLocaleLowerCase().includes(form.toLocaleLowerCase())) return text
  return t('products:form-and-content', { form, content: text })
}

/** "0,25 € / capsule"; empty where it says no more than the price. */
export function unitText({ t }: Words, { product }: CartItem, currency: Currency): string {
  const { unit_price: price } = product
  if (!price) return ''
  return t(`products:unit-price.${price.unit}`, {
    price: formatMoney(price.amount, currency),
    per: price.per,
  })
}

/** What has changed about a line since it was put in. */
export function noticeText({ t }: Words, item: CartItem, currency: Currency): string | undefined {
  const { notice, previous_price: before, quantity_maximum: count } = item
  if (!notice) return undefined
  const price = before === null ? '' : formatMoney(before, currency)
  return t(`cart:notice.${notice}`, { price, count })
}
