import type { Sourced } from './source.ts'

/** Value added tax on food supplements in a country, from a date on. */
export type VatRate = Sourced & {
  /** ISO 3166-1 alpha-2. */
  country: string
  percent: number
  /** Null for the earliest known rate. */
  validFrom: string | null
  /** The different rate that the law sets for some supplements, depending on their customs heading. */
  alternative: { percent: number; when: string } | null
}

const asOf = '2026-11-20'
const tedb = 'EU Commission tax database (TEDB), copy of 22 August 2026'
const marketplace = `${tedb}; a marketplace’s tax code for dietary supplements, undated`
const doubted = false

/** The 27 EU member states and the United Kingdom; a country’s rows are in order of date. */
export const vatRates: readonly VatRate[] = [
  row('AT', 10, `${marketplace}; annex 1 UStG, read to number 13`, {
    alternative: { percent: 20, when: 'liquids of heading 2202' },
    verified: doubted,
  }),
  row('BE', 6, marketplace, {
    alternative: { percent: 21, when: 'products classed as non-food' },
    verified: doubted,
  }),
  row('BG', 20, marketplace),
  row('HR', 25, marketplace),
  row('CY', 5, `${marketplace}; news of 2011 on the rate of food`, {
    alternative: { percent: 19, when: 'products classed as non-food' },
    verified: doubted,
  }),
  row('CZ', 12, `${marketplace}; tax article on the single reduced rate`, {
    validFrom: '2024-01-01',
    alternative: { percent: 21, when: 'drinks' },
  }),
  row('DK', 25, marketplace),
  row('EE', 24, marketplace, { validFrom: '2025-07-01' }),
  row('FI', 14, 'Rate news of 1 January 2026: food from 14 to 13.5', {
    alternative: { percent: 25.5, when: 'products not classed as food' },
  }),
  row('FI', 13.5, `${marketplace}; rate news of 1 January 2026`, {
    validFrom: '2026-01-01',
    alternative: { percent: 25.5, when: 'products not classed as food' },
  }),
  row('FR', 5.5, `${marketplace}; instruction 3 C-4-06 of 2006; BOI-TVA-LIQ-30-10-10 of 2024`, {
    alternative: { percent: 20, when: 'forms not for immediate use; sweets and chocolate' },
  }),
  row('DE', 7, `${marketplace}; rulings of the Federal Fiscal Court as a law blog reports them`, {
    alternative: { percent: 19, when: 'drinkable liquids of heading 2202 and products of heading 3004' },
  }),
  row('GR', 24, `${marketplace}; circular E.2008/2021 contradicts it; the standard rate applies in doubt`, {
    alternative: { percent: 13, when: 'preparations of heading 2106 lowered by law 4758/2020' },
    verified: doubted,
  }),
  row('HU', 27, marketplace),
  row('IE', 13.5, `${marketplace}; Department of Finance note of December 2019`, {
    validFrom: '2020-01-01',
    alternative: { percent: 0, when: 'licensed oral medicines' },
  }),
  row('IT', 10, `${marketplace}; tax rulings 226/2022, 561 to 563/2022 and 305 of December 2025`, {
    alternative: { percent: 22, when: 'products not of heading 2106, such as drinks and syrups' },
  }),
  row('LV', 21, `${marketplace}; news of January 2026`),
  row('LT', 21, marketplace),
  row('LU', 3, `${marketplace}; press of 2022 on food`, {
    alternative: { percent: 17, when: 'products not in annex III' },
  }),
  row('MT', 0, `${marketplace}; Tolley 2024 on food`, {
    alternative: { percent: 18, when: 'products not accepted as food' },
  }),
  row('NL', 9, `${marketplace}; decree 2022-6334 of 13 July 2023; CJEU C-331/19`, {
    validFrom: '2019-01-01',
    alternative: { percent: 21, when: 'products without a nutritional function' },
  }),
  row('PL', 8, `${tedb}; binding rate rulings of 2024 and of 11 December 2025`, {
    alternative: { percent: 23, when: 'liquids of heading 2202 and lozenges of heading 1704' },
  }),
  row('PT', 23, marketplace, { alternative: { percent: 6, when: 'products on list I' } }),
  row('RO', 21, `${marketplace}; law 141/2025; finance ministry answer 840568 of 10 September 2025`, {
    validFrom: '2025-08-01',
    alternative: { percent: 11, when: 'plant and bee products under law 491/2003' },
  }),
  row('SK', 23, `${marketplace}; whether the food rate covers supplements was not found`, {
    validFrom: '2025-01-01',
    alternative: { percent: 19, when: 'products treated as food' },
    verified: doubted,
  }),
  row('SI', 9.5, `${tedb}; finance ministry answers of 3 January 2025`, {
    alternative: { percent: 22, when: 'sweetened preparations of drinks' },
  }),
  row('ES', 10, `${marketplace}; binding rulings V1546-15 and V1752-23`, {
    alternative: { percent: 21, when: 'products not suitable as food' },
  }),
  row('SE', 12, 'Government bill 2025/26:55', { alternative: remedies() }),
  row('SE', 6, `${marketplace}; government bill 2025/26:55`, {
    validFrom: '2026-04-01',
    alternative: remedies(),
  }),
  row('SE', 12, 'Government bill 2025/26:55', { validFrom: '2028-01-01', alternative: remedies() }),
  row('GB', 20, `${marketplace}; HMRC manual VFOOD1920, VFOOD1980 and VFOOD2020`, {
    validFrom: '2011-01-04',
    alternative: { percent: 0, when: 'some powders accepted as food' },
  }),
]

/** The rate on a date such as `2026-04-01`; before the first known one, that one. */
export function vatRateOf(country: string, day: string): VatRate | undefined {
  const ofCountry = vatRates.filter((rate) => rate.country === country)
  return ofCountry.findLast(({ validFrom }) => validFrom === null || validFrom <= day) ?? ofCountry[0]
}

/** Undefined if the shop knows no rate. */
export function vatPercentOf(country: string, day: string): number | undefined {
  return vatRateOf(country, day)?.percent
}

function remedies() {
  return { percent: 25, when: 'herbal and natural remedies and homeopathics' }
}

function row(
  country: string,
  percent: number,
  source: string,
  rest: Partial<Pick<VatRate, 'validFrom' | 'alternative' | 'verified'>> = {},
): VatRate {
  return { country, percent, validFrom: null, alternative: null, source, asOf, verified: true, ...rest }
}
