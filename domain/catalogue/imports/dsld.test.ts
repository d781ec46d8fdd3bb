import { expect, test } from 'vitest'
import { readDsldCompanies, readDsldOtherIngredients } from './dsld-companions.ts'
import { readDsldLabelFacts } from './dsld-label-facts.ts'
import { readDsldOverview } from './dsld-overview.ts'
import { comparable } from './plain-text.ts'
import type { Cells, ProductPatch, Reading, Vocabulary } from './record.ts'

const names: Record<string, string> = {
  melatonin: 'melatonin',
  'vitamin c': 'vitamin-c',
  zinc: 'zinc',
  'folic acid': 'folate',
}
const nutrients: Record<string, string> = { 'vitamin-c': 'vitamin_c', zinc: 'zinc', folate: 'folic_acid' }
const vocabulary: Vocabulary = {
  ingredient: (name) => names[comparable(name)] ?? null,
  hasIngredient: (slug) => Object.values(names).includes(slug),
  nutrientOf: (slug) => nutrients[slug] ?? null,
  hasTerm: () => true,
  brand: () => null,
  similarBrand: () => null,
}

function patchOf(reading: Reading): ProductPatch {
  if (!('patch' in reading)) throw new Error(JSON.stringify(reading))
  return reading.patch
}

const overview = (cells: Partial<Cells>) =>
  readDsldOverview(
    [
      {
        URL: 'https://dsld.od.nih.gov/label/332310',
        'DSLD ID': '332310',
        'Product Name': 'Melatonin 5 mg Strawberry',
        'Brand Name': 'Source Naturals',
        'Bar Code': '6 31656 61070 3',
        'Net Contents': '90 Vegetarian Capsule(s)',
        'Serving Size': '1 Capsule(s)',
        'Product Type [LanguaL]': 'Non-Nutrient/Non-Botanical [A1309]',
        'Supplement Form [LanguaL]': 'Capsule [E0159]',
        'Market Status': 'On Market',
        'Suggested Use': 'Directions: one capsule; before bed.',
        ...cells,
      },
    ],
    vocabulary,
  )

test('a label becomes a product with its pack, portion, form and dose', () => {
  expect(patchOf(overview({}))).toMatchObject({
    target: { source: 'dsld', sourceKey: '332310' },
    brand: { name: 'Source Naturals' },
    texts: { en: { name: 'Melatonin 5 mg Strawberry', usage: 'Directions: one capsule; before bed.' } },
    terms: { categories: ['sleep'], delivery_form: ['capsules'], suitable_for: ['vegetarians'] },
    portionsPerPack: 90,
    lines: [{ ingredient: 'melatonin', amount: 5, unit: 'mg' }],
    variants: [{ sku: 'DSLD-332310', barcode: '631656610703', contentAmount: 90, contentUnit: 'capsule' }],
    withdrawn: false,
  })
})

test('a dose in a name is used only if ingredient and amount are certain', () => {
  const linesOf = (name: string, serving = '1 Capsule(s)') =>
    patchOf(overview({ 'Product Name': name, 'Serving Size': serving })).lines
  expect(linesOf('Zinc 20 mg')).toMatchObject([
    { ingredient: 'zinc', amount: 20, unit: 'mg', nrvPercent: 200 },
  ])
  expect(linesOf('CBD 1500 mg Melatonin 60 mg')).toEqual([])
  expect(linesOf('Raspberry Zinc Lozenges 5000 mcg')).toEqual([])
  expect(linesOf('Zinc 20 mg', '2 Capsule(s)')).toEqual([])
})

test('an invalid bar code is left out with a note, and the label is imported', () => {
  for (const [printed, code] of [
    ['5 453003 828276', 'barcode-wrong-check-digit'],
    ['X003EQ6LI3', 'barcode-not-a-barcode'],
  ]) {
    const reading = overview({ 'Bar Code': printed })
    expect(patchOf(reading).variants?.[0]?.barcode).toBeNull()
    expect('notes' in reading && reading.notes).toMatchObject([{ code }])
  }
})

test('a caplet under "Other" is a tablet, and a tea bag is tea', () => {
  const formOf = (contents: string) =>
    patchOf(
      overview({ 'Supplement Form [LanguaL]': 'Other (e.g. tea bag) [E0172]', 'Net Contents': contents }),
    ).terms?.delivery_form
  expect(formOf('60 Caplet(s)')).toEqual(['tablets'])
  expect(formOf('20 Tea Bag(s)')).toEqual(['tea'])
})

test('a discontinued product is withdrawn; a row without key, name or brand is refused with a reason', () => {
  expect(patchOf(overview({ 'Market Status': 'Off Market' })).withdrawn).toBe(true)
  expect(overview({ 'DSLD ID': '' })).toMatchObject({ refused: { code: 'key-missing' } })
  expect(overview({ 'Product Name': ' ' })).toMatchObject({ refused: { code: 'name-missing' } })
  expect(overview({ 'Brand Name': '' })).toMatchObject({ refused: { code: 'brand-missing' } })
})

const facts = (members: Cells) =>
  patchOf(
    readDsldLabelFacts(
      [
        {
          dsldId: '1027',
          fullName: 'Ultra Zinc Lozenges',
          brandName: 'GNC',
          upcSku: '',
          offMarket: 0,
          productType: 'Mineral',
          physicalState: 'Lozenge',
          netContents: '48 Vegetarian Lozenge(s)',
          servingsPerContainer: 24,
          servingSizes: [{ minQuantity: 2, maxQuantity: 6, unit: 'Lozenge(s)', minDailyServings: 1 }],
          targetGroups: ['Vegetarian', 'Gluten Free', 'Adult (18 - 50 Years)'],
          ingredients: [],
          otherIngredients: [],
          statements: [],
          ...members,
        },
      ],
      vocabulary,
    ),
  )

test('"not printed" is not zero, and a daily value of zero means none', () => {
  const { lines } = facts({
    ingredients: [
      { name: 'Zinc', quantity: 0, unit: 'NP', dailyValue: 0, notes: null },
      { name: 'Zinc', quantity: 20, unit: 'mg', dailyValue: 133, notes: 'Zinc (Form: as Zinc Oxide) ' },
      { name: 'Echinacea Herb', quantity: 20, unit: 'mg', dailyValue: 0, notes: null },
    ],
  })
  expect(lines).toEqual([
    { ingredient: 'zinc', name: 'Zinc', form: null, amount: null, unit: null, nrvPercent: null },
    // 133 % is of the American daily value; of the EU's reference intake it is 200 %.
    { ingredient: 'zinc', name: 'Zinc', form: 'Zinc Oxide', amount: 20, unit: 'mg', nrvPercent: 200 },
    { ingredient: null, name: 'Echinacea Herb', form: null, amount: 20, unit: 'mg', nrvPercent: null },
  ])
})

test('amounts are multiplied if a serving is taken several times a day', () => {
  const patch = facts({
    servingSizes: [{ minQuantity: 2, maxQuantity: 2, unit: 'Lozenge(s)', minDailyServings: 3 }],
    ingredients: [{ name: 'Vitamin C', quantity: 100, unit: 'mg', dailyValue: 0, notes: null }],
  })
  expect(patch).toMatchObject({ portionAmount: 6, portionUnit: 'lozenge', portionsPerPack: 8 })
  expect(patch.lines).toMatchObject([{ amount: 300, unit: 'mg', nrvPercent: 375 }])
})

test('folate equivalents are marked as such, and count as six tenths of folic acid', () => {
  const { lines } = facts({
    ingredients: [{ name: 'Folic Acid', quantity: 680, unit: 'mcg DFE', notes: null }],
  })
  expect(lines).toMatchObject([{ amount: 680, unit: 'µg', form: 'DFE', nrvPercent: 204 }])
})

test('target groups become audiences and free-from terms, but only if the statement promises it', () => {
  const patch = facts({
    statements: [
      { type: 'Formulation re: Does NOT Contain', notes: 'Contains no yeast, soy or egg.' },
      { type: 'Formulation re: Does NOT Contain', notes: 'Contains No Added salt, dairy or fish.' },
      { type: 'Precautions re: Allergies', notes: 'CONTAINS: Soybeans.' },
      { type: 'Precautions re: Children', notes: 'KEEP OUT OF REACH OF CHILDREN.' },
    ],
  })
  expect(patch.terms).toMatchObject({
    suitable_for: ['vegetarians', 'adults'],
    free_from: ['gluten', 'soya', 'egg', 'yeast'],
  })
  expect(patch.allergens).toEqual(['soybeans'])
  expect(patch.texts?.en?.warning).toContain('KEEP OUT OF REACH')
})

test('other ingredients complete a label and name its allergens; an empty list is skipped', () => {
  const read = (text: string) =>
    readDsldOtherIngredients([{ 'DSLD ID': '1', 'Product Name': 'x', 'Other Ingredients': text }])
  expect(read('Whey Protein (Milk); Soy Lecithin; Milk Thistle')).toMatchObject({
    patch: {
      creates: false,
      texts: { en: { ingredientList: 'Whey Protein (Milk), Soy Lecithin, Milk Thistle' } },
      allergens: ['soybeans', 'milk'],
    },
  })
  expect(read('')).toMatchObject({ skipped: { code: 'no-data-in-row' } })
})

test('only a manufacturer’s address gives the origin', () => {
  const read = (...rows: [country: string, manufacturer: string][]) =>
    readDsldCompanies(rows.map(([Country, Manufacturer]) => ({ 'DSLD ID': '1', Country, Manufacturer })))
  expect(read(['Belgium', 'no'], ['U.S.A.', 'yes'])).toMatchObject({ patch: { countryOfOrigin: 'US' } })
  expect(read(['Portugal', 'no'])).toMatchObject({ skipped: { code: 'no-data-in-row' } })
  expect(read(['33332', 'yes'])).toMatchObject({ skipped: { code: 'no-data-in-row' } })
})
