import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductRecord } from './record.ts'
import { readVerbena } from './verbena.ts'
import { escapedCell, joinParts, splitParts, unescapedCell, verbenaColumns } from './verbena-columns.ts'
import { verbenaRows } from './verbena-export.ts'

const record: ProductRecord = {
  source: 'verbena',
  sourceKey: 'zinc',
  slug: 'hof-zinc',
  brand: 'hof',
  status: 'published',
  practitionerOnly: true,
  portionAmount: 2,
  portionUnit: 'capsule',
  portionsPerPack: 30,
  allergens: ['milk'],
  warnings: ['keep-from-children'],
  countryOfOrigin: 'HU',
  bestBefore: '2027-01-31',
  operator: 'Hof, Kert utca 3, Budapest',
  design: { dose: '15 mg', form: 'jar' },
  texts: {
    en: {
      name: '=cmd|"/c calc"!A1',
      legalName: 'Food supplement',
      description: 'First\n\nsecond, "quoted"',
      usage: '',
      ingredientList: '',
      warning: '',
    },
    ja: { name: '亜鉛', legalName: '', description: '', usage: '', ingredientList: '', warning: '' },
  },
  terms: {
    categories: ['zinc'],
    health_goals: [],
    delivery_form: ['capsules'],
    suitable_for: [],
    free_from: ['gluten', 'milk'],
  },
  lines: [
    {
      ingredient: 'zinc',
      name: 'Zinc | from \\ Zn',
      form: 'picolinate',
      amount: 15,
      unit: 'mg',
      nrvPercent: 150,
    },
    { ingredient: null, name: 'Secret blend', form: null, amount: null, unit: null, nrvPercent: null },
  ],
  variants: [
    {
      sku: 'Z-60',
      barcode: '4006381333931',
      contentAmount: 60,
      contentUnit: 'capsule',
      weightGrams: 80,
      stock: 4,
      expectedOn: null,
      prices: [
        { currency: 'EUR', amountMinor: 1290, validFrom: '2026-01-01T00:00:00.000Z' },
        { currency: 'EUR', amountMinor: 990, validFrom: '2026-02-01T10:20:30.456Z' },
      ],
    },
    {
      sku: '-Z-120',
      barcode: null,
      contentAmount: null,
      contentUnit: null,
      weightGrams: null,
      stock: 0,
      expectedOn: '2026-12-04',
      prices: [],
    },
  ],
  assets: [
    { view: 'pack', sourceUrl: 'https://pictures.example/z.jpg', image: null, alt: {} },
    { view: 'label', sourceUrl: null, image: null, alt: {} },
  ],
  review: ['maybe-no-supplement'],
  createdAt: '2026-01-01T00:00:00.000Z',
}
const brand = {
  slug: 'hof',
  name: '+Hof',
  country: 'HU',
  design: { layout: 'sun', paper: '#FFFFFF', ink: '#000000' },
} as const

test('a product that is exported and imported again is unchanged', () => {
  const { source, sourceKey, brand: _, variants: sold, assets: pictures, ...rest } = record
  const assets = pictures.map(({ view, sourceUrl }) => ({ view, sourceUrl }))
  const variants = sold.map(({ prices, ...variant }) =>
    prices.length > 0 ? { ...variant, prices } : variant,
  )
  const rows = verbenaRows(record, brand, new Map())
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(readVerbena(rows)).toMatchObject({
    patch: { ...rest, assets, target: { source, sourceKey }, brand, variants },
    notes: [],
  })
})

test('every column is written and read', () => {
  const [row] = verbenaRows(record, brand, new Map())
  expect(Object.keys(row!).sort()).toEqual([...verbenaColumns].sort())
})

test('missing columns change nothing; empty cells empty their fields', () => {
  const minimal = { source_key: 'zinc', brand: 'Hof', name_en: 'Zinc', sku: 'Z-60' }
  const reading = readVerbena([minimal])
  expect(reading).toMatchObject({ patch: { target: { source: 'verbena', sourceKey: 'zinc' } } })
  expect(reading).not.toHaveProperty('patch.lines')
  expect(readVerbena([{ ...minimal, label: '', portion_amount: '' }])).toMatchObject({
    patch: { lines: [], portionAmount: null },
  })
})

test('a timestamp in another format is not a change', () => {
  const minimal = { source_key: 'zinc', brand: 'Hof', name_en: 'Zinc', sku: 'Z-60' }
  for (const created_at of ['2026-01-01T00:00:00Z', '2026-01-01', '2026-01-01T01:00:00+01:00'])
    expect(readVerbena([{ ...minimal, created_at }])).toMatchObject({
      patch: { createdAt: '2026-01-01T00:00:00.000Z' },
    })
})

test('an unreadable cell refuses its row and is named', () => {
  const wrong = (cells: Record<string, string>) =>
    readVerbena([{ source_key: 'zinc', brand: 'Hof', name_en: 'Zinc', sku: 'Z-60', ...cells }])
  expect(wrong({ status: 'sold out' })).toMatchObject({
    refused: { values: { column: 'status', text: 'sold out' } },
  })
  expect(wrong({ label: 'zinc | Zinc | | a lot | ' })).toMatchObject({
    refused: { values: { column: 'label' } },
  })
  expect(wrong({ prices: 'USD 9.90' })).toMatchObject({ refused: { code: 'currency-unknown' } })
  expect(wrong({ design: '[1]' })).toMatchObject({ refused: { values: { column: 'design' } } })
  for (const day of ['2026-13-45', '2026-02-30', '2026-02-01T10:00Z'])
    for (const column of ['best_before', 'expected_on'])
      expect(wrong({ [column]: day })).toMatchObject({ refused: { values: { column } } })
  expect(wrong({ weight_grams: '80.5' })).toMatchObject({ refused: { values: { column: 'weight_grams' } } })
  expect(wrong({ created_at: 'soon' })).toMatchObject({ refused: { values: { column: 'created_at' } } })
})

test('escaping formulas and separators loses no text', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '@', '-', ' ', '|', '\\', 'n', '\n', 'a') })
  fc.assert(fc.property(text, (cell) => unescapedCell(escapedCell(cell)) === cell))
  fc.assert(fc.property(text, (cell) => !/^[=+\-@\t\r]/.test(escapedCell(cell))))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (parts) =>
      isDeepStrictEqual(splitParts(joinParts(parts)), parts),
    ),
  )
})
