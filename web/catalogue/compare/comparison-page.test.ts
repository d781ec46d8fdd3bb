import { expect, test } from 'vitest'
import type { ComparedProduct, Comparison } from '#contract/catalogue.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { comparisonPageOf } from './comparison-page.ts'

const words = wordsFrom('en', 'products', 'compare', 'shop')

function product(
  id: number,
  given: Partial<ComparedProduct> = {},
  price: number | null = 30,
): ComparedProduct {
  return {
    id,
    slug: `p-${id}`,
    name: `Product ${id}`,
    language: 'en',
    brand: { id: 1, slug: 'linden', name: 'Linden' },
    delivery_form: { id: 1, slug: 'capsules', name: 'Capsules' },
    range: 'min',
    practitioner_only: price === null,
    available: true,
    sale: null,
    best_before: null,
    is_new: false,
    created_at: '',
    updated_at: '',
    assets: [],
    variants: [
      {
        id: id + 100,
        sku: '',
        barcode: null,
        price,
        currency: 'EUR',
        lowest_price_30_days: null,
        discount_percent: null,
        unit_price: null,
        unit_of_measure: 'capsule',
        content: 60,
        weight: null,
        availability: true,
        expected_on: null,
        images: [],
      },
    ],
    daily_portion: { amount: 2, unit: 'capsule' },
    portions_per_pack: 30,
    suitable_for: [{ id: 5, slug: 'vegans', name: 'Vegans' }],
    free_from: [],
    ...given,
  }
}

const magnesium = (one: number | null, other: number): Comparison['actives'][number] => ({
  name: 'Magnesium',
  amounts: [
    one === null ? null : { amount: one, unit: 'mg', nrv_percent: 80 },
    { amount: other, unit: 'mg', nrv_percent: 40 },
  ],
})
const rowsOf = (comparison: Comparison) =>
  new Map(
    comparisonPageOf(comparison, ['p-1', 'p-2'], words)
      .groups.flatMap(({ rows }) => rows)
      .map((row) => [row.name, row]),
  )

test('two products are compared by price, daily cost and contents, and what differs is marked', () => {
  const rows = rowsOf({
    data: [product(1), product(2, { daily_portion: { amount: 1, unit: 'capsule' } }, 45)],
    actives: [magnesium(300, 150)],
  })
  expect(rows.get('Price')).toMatchObject({
    isSame: false,
    cells: [{ text: '30,00\u00a0€' }, { text: '45,00\u00a0€' }],
  })
  expect(rows.get('Cost per day')?.cells).toEqual([{ text: '1,00\u00a0€' }, { text: '0,75\u00a0€' }])
  expect(rows.get('Daily portion')?.cells).toEqual([{ text: '2\u00a0capsules' }, { text: '1\u00a0capsule' }])
  expect(rows.get('Magnesium')?.cells).toEqual([
    { text: '300\u00a0mg', note: '80% NRV' },
    { text: '150\u00a0mg', note: '40% NRV' },
  ])
  expect(rows.get('Form')?.isSame).toBe(true)
  expect(rows.get('Suitability')).toMatchObject({
    isSame: true,
    cells: [{ text: 'Vegans' }, { text: 'Vegans' }],
  })
  expect(rows.get('Free from')?.cells).toEqual([undefined, undefined])
})

test('the daily cost of drops sold by volume follows from the portions of a bottle', () => {
  const bottle = product(1, { daily_portion: { amount: 5, unit: 'drop' }, portions_per_pack: 60 })
  const rows = rowsOf({ data: [bottle, product(2)], actives: [] })
  expect(rows.get('Cost per day')?.cells[0]).toEqual({ text: '0,50\u00a0€' })
})

test('a product that lacks an active has nothing there, and a hidden price says why', () => {
  const rows = rowsOf({ data: [product(1, {}, null), product(2)], actives: [magnesium(null, 150)] })
  expect(rows.get('Magnesium')?.cells[0]).toBeUndefined()
  expect(rows.get('Price')?.cells[0]).toEqual({ text: 'Only with a practitioner’s protocol' })
  expect(rows.get('Cost per day')?.cells[0]).toBeUndefined()
})

test.each([
  { asked: ['p-1', 'gone'], found: 1, notes: ['Some of these products are no longer sold.'] },
  { asked: ['p-1', 'p-1', 'p-2'], found: 2, notes: ['A product that was listed twice is shown once.'] },
  { asked: ['a', 'b', 'c', 'd', 'e'], found: 4, notes: ['Only the first 4 products are compared.'] },
  { asked: [], found: 0, notes: [] },
])('an address with $asked says what was left out', ({ asked, found, notes }) => {
  const data = Array.from({ length: found }, (_, at) => product(at + 1))
  const page = comparisonPageOf({ data, actives: [] }, asked, words)
  expect(page.notes).toEqual(notes)
  expect(page.isEnough).toBe(found >= 2)
})
