import { expect, test } from 'vitest'
import { emptyRecord, emptyText } from './imports/apply-patch.ts'
import type { ProductRecord } from './imports/record.ts'
import { contradictedAllergens, lacksNrv, mandatoryWarnings, missingFacts } from './required-facts.ts'

const text = { ...emptyText, name: 'Zinc', legalName: 'Food supplement', ingredientList: 'Zinc citrate' }
const complete: ProductRecord = {
  ...emptyRecord({ target: { source: 'shop', sourceKey: '1' }, creates: true }, new Date(0)),
  texts: { en: text },
  operator: 'Hof, Kert utca 3, Budapest',
  portionAmount: 1,
  portionUnit: 'capsule',
  warnings: [...mandatoryWarnings],
  lines: [{ ingredient: 'zinc', name: 'Zinc', form: null, amount: 10, unit: 'mg', nrvPercent: 100 }],
  variants: [
    {
      sku: 'Z-60',
      barcode: null,
      contentAmount: 60,
      contentUnit: 'capsule',
      weightGrams: null,
      stock: 0,
      expectedOn: null,
      prices: [{ currency: 'EUR', amountMinor: 990, validFrom: '2026-01-01T00:00:00.000Z' }],
    },
  ],
}
const nutrientOf = (ingredient: string) => (ingredient === 'zinc' ? 'zinc' : null)
const missing = (change: Partial<ProductRecord>) => missingFacts({ ...complete, ...change }, nutrientOf)
const [variant] = complete.variants

test('a product that states everything lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test.each([
  ['a name', { texts: {} }, ['name', 'legal-name', 'ingredients']],
  ['a legal name', { texts: { en: { ...text, legalName: ' ' } } }, ['legal-name']],
  ['ingredients', { texts: { en: { ...text, ingredientList: '' } } }, ['ingredients']],
  [
    'the contents of a pack',
    { variants: [variant!, { ...variant!, contentAmount: null }] },
    ['net-quantity'],
  ],
  ['a daily portion', { portionUnit: null }, ['daily-portion']],
  ['amounts', { lines: [{ ...complete.lines[0]!, amount: null, unit: null }] }, ['label']],
  ['its share of the reference intake', { lines: [{ ...complete.lines[0]!, nrvPercent: null }] }, ['nrv']],
  ['a warning', { warnings: mandatoryWarnings.slice(1) }, ['warnings']],
  ['the responsible business', { operator: '' }, ['operator']],
  ['a price', { variants: [{ ...variant!, prices: [] }] }, ['price']],
  ['packs', { variants: [] }, ['net-quantity', 'price']],
] satisfies [string, Partial<ProductRecord>, string[]][])(
  'a product without %s cannot be published',
  (_, change, facts) => {
    expect(missing(change).map(({ fact }) => fact)).toEqual(facts)
  },
)

test('a text that is missing in one language names that language', () => {
  expect(missing({ texts: { en: text, de: { ...text, legalName: '' } } })).toEqual([
    { fact: 'legal-name', languages: ['de'] },
  ])
})

test('only vitamins and minerals with an amount need a share of the reference intake', () => {
  const line = { ingredient: 'taurine', amount: 200, nrvPercent: null }
  expect(lacksNrv(line, nutrientOf)).toBe(false)
  expect(lacksNrv({ ...line, ingredient: 'zinc' }, nutrientOf)).toBe(true)
  expect(lacksNrv({ ...line, ingredient: 'zinc', amount: null }, nutrientOf)).toBe(false)
  expect(lacksNrv({ ...line, ingredient: null }, nutrientOf)).toBe(false)
})

test('a product cannot contain milk and be free from lactose', () => {
  const terms = { ...complete.terms, free_from: ['lactose', 'gluten'] }
  expect(contradictedAllergens({ allergens: ['milk', 'fish'], terms })).toEqual(['milk'])
  expect(missing({ allergens: ['milk'], terms }).map(({ fact }) => fact)).toEqual(['allergens'])
})
