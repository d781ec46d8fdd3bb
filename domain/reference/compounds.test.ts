import { expect, test } from 'vitest'
import { structure, wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'
import { compoundKey } from './compounds.ts'
import { upperLevels } from './upper-levels.ts'

test.each([
  ['magnesium', 'Magnesium Oxide', 'oxide'],
  ['magnesium', 'oxide', 'oxide'],
  ['magnesium', 'Magnesium Sulfate', 'sulphate'],
  ['magnesium', 'Bisglycinate', 'bisglycinate'],
  ['vitamin_a', 'retinyl acetate', 'retinyl-acetate'],
  ['vitamin_a', 'Vitamin A Palmitate', 'retinyl-palmitate'],
  ['vitamin_a', '100% Beta-Carotene', 'beta-carotene'],
  ['niacin', 'Niacinamide', 'nicotinamide'],
  ['niacin', 'Nicotinic Acid', 'nicotinic-acid'],
  ['niacin', 'niacin', 'nicotinic-acid'],
  ['vitamin_e', 'D-Alpha Tocopherol', 'd-alpha-tocopherol'],
  ['folic_acid', 'Metafolin, DFE', 'dfe'],
])('%s printed as “%s” is %s', (nutrient, printed, key) => {
  expect(compoundKey(nutrient, printed)).toBe(key)
})

test.each([
  'Magnesium Gluconate, Magnesium Oxide',
  'Niacin, & Niacinamide',
  'oxide and citrate',
  'oxide/citrate',
])('several compounds without printed shares give none: “%s”', (printed) => {
  expect(compoundKey('magnesium', printed)).toBeNull()
})

test('a label without a compound gives none', () => {
  expect(compoundKey('magnesium', null)).toBeNull()
  expect(compoundKey('magnesium', ' ')).toBeNull()
})

test('the forms of upper levels are recognised as the shop’s own labels print them', () => {
  const printed = structure.forms.map((slug) => [slug, wordFor('forms', slug, 'en')] as const)
  const wanted = upperLevels.flatMap(({ substance, forms }) =>
    (forms ?? []).map((form) => [substance, form] as const),
  )
  const known = wanted.filter(([, form]) => structure.forms.includes(form))
  expect(known.length).toBeGreaterThan(5)
  for (const [substance, form] of known) {
    const words = printed.find(([slug]) => slug === form)?.[1] ?? ''
    expect(compoundKey(substance, words)).toBe(form)
  }
})
