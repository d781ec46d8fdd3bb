import { expect, test } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import { changesBetween, draftOf, formOf, formProblems, numberIn } from './product-form.ts'

const text = {
  name: 'Zinc',
  legal_name: 'Food supplement',
  description: '',
  usage: '',
  ingredient_list: '',
  warning: '',
}
const product: AdminProduct = {
  id: 1,
  slug: 'hof-zinc',
  revision: 3,
  status: 'draft',
  review: [],
  currency: 'EUR',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  brand: 'hof',
  practitioner_only: false,
  portion_amount: 1.5,
  portion_unit: 'tablet',
  portions_per_pack: null,
  allergens: [],
  warnings: [],
  country_of_origin: null,
  operator: 'Hof',
  texts: { en: text },
  terms: { categories: ['zinc'], health_goals: [], delivery_form: [], suitable_for: [], free_from: [] },
  lines: [{ ingredient: 'zinc', name: 'Zinc', form: null, amount: 10, unit: 'mg', nrv_percent: 100 }],
  variants: [
    {
      id: 5,
      sku: 'Z-60',
      barcode: null,
      content_amount: 60,
      content_unit: 'tablet',
      weight_grams: null,
      stock: 4,
      expected_on: null,
      prices: [],
    },
  ],
  pictures: [{ view: 'pack', image: null, alt: {}, path: '/media/1/x/500' }],
}
const form = formOf(product)

test('a product that nobody changed is sent back as it is', () => {
  expect(changesBetween(form, formOf(product))).toBe(0)
  const draft = draftOf(form)
  expect(draft).toMatchObject({ portion_amount: 1.5, texts: { en: text }, lines: product.lines })
  expect(Object.keys(draft.texts)).toEqual(['en'])
  expect(formProblems(form)).toEqual({})
})

test('each changed value counts once', () => {
  const texts = { ...form.texts, de: { ...form.texts.de, name: 'Zink', usage: 'Täglich' } }
  expect(changesBetween(form, { ...form, operator: 'New', texts })).toBe(3)
})

test.each([
  ['1,4', 1.4],
  [' 300 ', 300],
  ['', null],
])('“%s” is typed for %s', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each(['1.2.3', '-5', 'many', '1e5', '0x10'])('“%s” is no number', (typed) => {
  expect(numberIn(typed)).toBeNaN()
})

test('what is wrong is named as in the API', () => {
  const [variant, line] = [form.variants[0]!, form.lines[0]!]
  const wrong = {
    ...form,
    portion_amount: 'two',
    texts: { ...form.texts, de: { ...form.texts.de, usage: 'Täglich' } },
    lines: [{ ...line, unit: '' as const }],
    variants: [{ ...variant, barcode: '123', weight_grams: '1.5' }],
  }
  expect(formProblems(wrong)).toEqual({
    portion_amount: 'number',
    'texts.de.name': 'required',
    'lines.0.amount': 'required',
    'variants.0.barcode': 'invalid',
    'variants.0.weight_grams': 'int',
  })
})
