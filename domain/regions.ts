import type { Currency } from './money.ts'

export const regions = ['eu', 'uk'] as const
export type Region = (typeof regions)[number]

/** One deployment serves one region; money is written as the region does, in every language. */
export const regionSettings: Record<
  Region,
  { currency: Currency; moneyLocale: string; country: string; timeZone: string }
> = {
  eu: { currency: 'EUR', moneyLocale: 'de-DE', country: 'BE', timeZone: 'Europe/Brussels' },
  uk: { currency: 'GBP', moneyLocale: 'en-GB', country: 'GB', timeZone: 'Europe/London' },
}
