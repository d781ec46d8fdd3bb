import { type Currency, type Minor, toMajor } from '#domain/money.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

/** Making one takes longer than all that is written with it. */
const formats = new Map<string, Intl.NumberFormat>()

/** As the region writes it, in every language; in its own currency unless another came. */
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
