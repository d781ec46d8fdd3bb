import { type Minor, toMajor } from '#domain/money.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

/** As the region writes it, in every language (decision 24). */
export function moneyText(amount: Minor, region: Region): string {
  const { moneyLocale, currency } = regionSettings[region]
  return new Intl.NumberFormat(moneyLocale, { style: 'currency', currency }).format(toMajor(amount))
}
