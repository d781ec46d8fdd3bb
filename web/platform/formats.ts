import { clockParts, formatTag, type Language, languageTag } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { percentSign } from '#domain/percent-sign.ts'
import { regionSettings } from '#domain/regions.ts'

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = formatters.get(key) as F | undefined
  if (known) return known
  const made = make()
  formatters.set(key, made)
  return made
}

const moneyLocales = Object.fromEntries(
  Object.values(regionSettings).map(({ currency, moneyLocale }) => [currency, moneyLocale]),
) as Record<Currency, string>

/** An amount in major units in the format of the currency's region, in every language. */
export function formatMoney(amount: number, currency: Currency): string {
  return cached(
    `money ${currency}`,
    () => new Intl.NumberFormat(moneyLocales[currency], { style: 'currency', currency }),
  ).format(amount)
}

/** "2.500 €": a round sum without its cents; other amounts keep them. */
export function formatRoundMoney(amount: number, currency: Currency): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const make = () => new Intl.NumberFormat(moneyLocales[currency], options)
  return cached(`round money ${currency}`, make).format(amount)
}

/** "4,90": for fields whose label names the currency. */
export function formatMoneyNumber(amount: number, currency: Currency): string {
  return formatMoney(amount, currency).replace(/[^\d.,]/g, '')
}

/** "+21,33 €", "−4,72 €": what is added or taken away. */
export function formatChange(amount: number, currency: Currency): string {
  const options = { style: 'currency', currency, signDisplay: 'exceptZero' } as const
  const make = () => new Intl.NumberFormat(moneyLocales[currency], options)
  return cached(`change ${currency}`, make).format(amount).replace('-', '−')
}

export function formatNumber(amount: number, language: Language, maximumFractionDigits = 3): string {
  const make = () => new Intl.NumberFormat(languageTag(language), { maximumFractionDigits })
  return cached(`number ${language} ${maximumFractionDigits}`, make).format(amount)
}

/** "50 billion", "500億": numbers from a million, as each language writes them. */
export function largeCount(amount: number, language: Language): string {
  const make = () =>
    new Intl.NumberFormat(languageTag(language), {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 2,
    })
  return cached(`large ${language}`, make).format(amount).replaceAll(' ', '\u00a0')
}

/** A number and its unit are never separated by a line break. */
export function formatAmount(amount: number, unit: string, language: Language): string {
  return `${formatNumber(amount, language)}\u00a0${unit}`
}

/** "10 %", "21,5%" */
export function percentText(percent: number, language: Language): string {
  return formatNumber(percent, language) + percentSign(language)
}

/** "Sleep, Calm and Digestion" */
export function listText(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(formatTag(language)).format(names)
}

/** A line never ends with the number of a day: "18.\u00a0December 2026", and none within a Japanese or Chinese date. */
export function keepTogether(date: string): string {
  return date.replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0').replace(/\d(?=[年月日])|[年月](?=\d)/gu, '$&\u2060')
}

/** `day` is an ISO 8601 date; the shop's dates are days, the same in every time zone. */
export function formatDate(day: string, language: Language): string {
  const make = () => new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'long', timeZone: 'UTC' })
  return keepTogether(cached(`date ${language}`, make).format(new Date(day)))
}

/** "15:00", in the browser's time zone. */
export function timeText(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(formatTag(language), clockParts(language)).format(new Date(timestamp))
}
