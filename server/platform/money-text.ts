import { type Currency, type Minor, toMajor } from '#domain/money.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

/** Cached, because creating a formatter is slower than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/** In the region's format, in every language; in its own currency unless another is given. */
export function moneyText(
  amount: Minor,
  region: Region,
  currency: Currency = regionSettings[region].currency,
): string {
  const { moneyLocale } = regionSettings[region]
  return formatOf(moneyLocale, currency).format(toMajor(amount))
}

function formatOf(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}
