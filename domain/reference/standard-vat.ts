import type { Sourced } from './source.ts'

/** The standard rate of value added tax, which applies to the services of agents. */
export type StandardVatRate = Sourced & {
  /** ISO 3166-1 alpha-2. */
  country: string
  percent: number
}

/** Of the countries whose companies run the shop. */
export const standardVatRates: readonly StandardVatRate[] = [
  {
    country: 'BE',
    percent: 21,
    source: 'EU Commission tax database (TEDB), copy of 22 August 2026',
    asOf: '2026-11-20',
    verified: true,
  },
  {
    country: 'GB',
    percent: 20,
    source: 'HMRC, in force since 4 January 2011',
    asOf: '2026-11-20',
    verified: true,
  },
]

export function standardVatPercent(country: string): number {
  const rate = standardVatRates.find((each) => each.country === country)
  if (!rate) throw new Error(`The standard VAT rate of ${country} is not known`)
  return rate.percent
}
