import { expect, test } from 'vitest'
import { regionSettings } from '../regions.ts'
import { vatPercentOf, vatRateOf, vatRates } from './vat.ts'

const member = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(
  ' ',
)

test('every EU member state and the United Kingdom have a VAT rate, and no other country does', () => {
  expect(new Set(vatRates.map(({ country }) => country))).toEqual(new Set(member))
  expect(vatPercentOf('CH', '2026-11-20')).toBeUndefined()
})

test('each region has its own country’s rate', () => {
  const rates = Object.values(regionSettings).map(({ country }) => vatPercentOf(country, '2026-11-20'))
  expect(rates).toEqual([6, 20])
})

test('a rate applies from its date on', () => {
  expect(vatPercentOf('SE', '2026-03-31')).toBe(12)
  expect(vatPercentOf('SE', '2026-04-01')).toBe(6)
  expect(vatPercentOf('SE', '2027-12-31')).toBe(6)
  expect(vatPercentOf('SE', '2028-01-01')).toBe(12)
})

test('before the first known date the first rate applies', () => {
  expect(vatPercentOf('EE', '2020-01-01')).toBe(24)
})

test('an unverified rate is marked as such', () => {
  const doubted = vatRates.filter(({ verified }) => !verified).map(({ country }) => country)
  expect(doubted).toEqual(['AT', 'BE', 'CY', 'GR', 'SK'])
  expect(vatRateOf('GR', '2026-11-20')?.alternative).toEqual({
    percent: 13,
    when: 'preparations of heading 2106 lowered by law 4758/2020',
  })
})

test('each rate is a percentage with a source and date; a country’s rows are in order', () => {
  for (const { percent, source, asOf } of vatRates) {
    expect(percent).toBeGreaterThanOrEqual(0)
    expect(percent).toBeLessThanOrEqual(27)
    expect(source.length).toBeGreaterThan(10)
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
  for (const country of member) {
    const days = vatRates.filter((rate) => rate.country === country).map(({ validFrom }) => validFrom ?? '')
    expect(days).toEqual(days.toSorted())
  }
})
