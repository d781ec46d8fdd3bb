import { countryName } from '#domain/country-name.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import { percentSign } from '#domain/percent-sign.ts'
import type { Region } from '#domain/regions.ts'
import { regionSettings } from '#domain/regions.ts'
import { seller } from '#domain/seller.ts'
import type { Translate } from '#domain/translation.ts'
import { dayText, fullTimestampText } from '#server/platform/mail/dates.ts'
import { moneyText } from '#server/platform/money-text.ts'
import type { OrderLine } from './order-source.ts'
import type { DocumentRenderer } from './rendering.ts'

/** Texts and formats of an order's documents and emails: money by region, everything else by language. */
export type PaperWords = {
  t: Translate
  language: Language
  money: (amount: Minor) => string
  /** A reduction. */
  less: (amount: Minor) => string
  percent: (value: number) => string
  day: (timestamp: Date) => string
  timestamp: (timestamp: Date) => string
}

export function paperWords(
  { config, translations }: Pick<DocumentRenderer, 'config' | 'translations'>,
  language: Language,
): PaperWords {
  const { region }: { region: Region } = config
  const { timeZone } = regionSettings[region]
  const numbers = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 })
  const money = (amount: Minor) => moneyText(amount, region)
  return {
    t: translations.translatorFor(language),
    language,
    money,
    less: (amount) => (amount > 0 ? `−${money(amount)}` : money(amount)),
    percent: (value) => numbers.format(value) + percentSign(language),
    day: (timestamp) => dayText(timestamp, language, timeZone),
    timestamp: (timestamp) => fullTimestampText(timestamp, language, timeZone),
  }
}

export const packWords = ({ brand, content }: Pick<OrderLine, 'brand' | 'content'>): string =>
  [brand, content].filter(Boolean).join(', ')

/** On one line, with the shop's name. */
export function sellerAddress(language: Language): string {
  const { name, street, postalCode, city, country } = seller
  return [name, street, `${postalCode} ${city}`, countryName(country, language)].join(', ')
}

export function sellerLines({ t, language }: PaperWords): string[] {
  return [sellerAddress(language), t('paper:seller', { number: seller.vatNumber, email: seller.email })]
}
