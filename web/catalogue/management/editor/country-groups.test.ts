import { expect, test } from 'vitest'
import type { ProductCountry } from '#contract/product-countries.ts'
import { groupCountries } from './country-groups.ts'

const row = (country: string, given: Partial<ProductCountry> = {}): ProductCountry => ({
  country,
  state: 'allowed',
  is_open: false,
  rules: [],
  decision: null,
  ...given,
})

test('countries with the same state share a row, and what waits for a decision comes first', () => {
  const groups = groupCountries([
    row('BE'),
    row('DK', { state: 'blocked' }),
    row('NL', { is_open: true }),
    row('DE'),
    row('SE', { state: 'blocked' }),
  ])
  expect(groups.map(({ countries }) => countries)).toEqual([['NL'], ['DK', 'SE'], ['BE', 'DE']])
})
