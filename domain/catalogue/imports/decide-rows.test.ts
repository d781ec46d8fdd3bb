import { expect, test } from 'vitest'
import { decideRows, type ExistingData, type ReadRow } from './decide-rows.ts'
import type { ProductPatch, Vocabulary } from './record.ts'

const vocabulary: Vocabulary = {
  ingredient: () => null,
  hasIngredient: () => false,
  nutrientOf: () => null,
  hasTerm: (group, slug) => group === 'categories' && slug === 'zinc',
  brand: () => null,
  similarBrand: () => null,
}
const nothing = (): ExistingData => ({
  records: new Map(),
  skuOwners: new Map(),
  barcodeOwners: new Map(),
  slugs: new Set(),
  unusable: new Map(),
})
const day = (text: string) => new Date(`${text}T12:00:00.000Z`)

function product(sourceKey: string, more: Partial<ProductPatch> = {}): ProductPatch {
  return {
    target: { source: 'test', sourceKey },
    creates: true,
    brand: { name: 'Hof' },
    texts: { en: { name: 'Zinc' } },
    variants: [{ sku: `T-${sourceKey}`, contentAmount: 60, contentUnit: 'capsule' }],
    ...more,
  }
}
const complete: Partial<ProductPatch> = {
  texts: { en: { name: 'Zinc', legalName: 'Food supplement', ingredientList: 'Zinc' } },
  portionAmount: 1,
  portionUnit: 'capsule',
  lines: [{ ingredient: null, name: 'Zinc', form: null, amount: 15, unit: 'mg', nrvPercent: 150 }],
  warnings: ['do-not-exceed', 'varied-diet', 'keep-from-children'],
  operator: 'Hof, Budapest',
}
const priced = (sku: string, amountMinor: number): ProductPatch => ({
  target: { sku },
  creates: false,
  variants: [{ sku, prices: [{ currency: 'EUR', amountMinor }] }],
})
const rows = (...patches: ProductPatch[]): ReadRow[] =>
  patches.map((patch, index) => ({ number: index + 2, lastNumber: index + 2, patch, notes: [] }))
const decide = (known: ExistingData, now: Date, ...patches: ProductPatch[]) =>
  decideRows(rows(...patches), known, vocabulary, now)

test('packs that may not be sold are in the stock of a file, and stay off sale', () => {
  const known = { ...nothing(), unusable: new Map([['T-1', 6]]) }
  const stocked = (stock: number) => product('1', { variants: [{ sku: 'T-1', stock }] })
  const decisions = decide(known, day('2026-01-01'), ...[10, 10, 12, 2].map(stocked))
  expect(decisions.map(({ outcome, after }) => [outcome, after?.variants[0]?.stock])).toEqual([
    ['added', 4],
    ['skipped', undefined],
    ['changed', 6],
    ['changed', 0],
  ])
})

test('an identical row is skipped, a changed row lists its fields', () => {
  const decisions = decide(
    nothing(),
    day('2026-01-01'),
    product('1'),
    product('1'),
    product('1', { texts: { en: { name: 'Zinc', usage: 'One a day' } }, countryOfOrigin: 'HU' }),
  )
  expect(decisions.map(({ outcome }) => outcome)).toEqual(['added', 'skipped', 'changed'])
  expect(decisions[2]?.changed.sort()).toEqual(['countryOfOrigin', 'usage.en'])
})

test('products with the same name get different slugs, which stay the same', () => {
  const known = nothing()
  const slugs = decide(known, day('2026-01-01'), product('1'), product('2'), product('3')).map(
    ({ after }) => after?.slug,
  )
  expect(slugs).toEqual(['hof-zinc', 'hof-zinc-60-capsule', 'hof-zinc-3'])
  const [renamed] = decide(known, day('2026-01-02'), product('1', { texts: { en: { name: 'Zinc forte' } } }))
  expect(renamed?.after?.slug).toBe('hof-zinc')
})

test('a product without a price is a draft until a price list has one', () => {
  const [added, price] = decide(nothing(), day('2026-01-01'), product('1', complete), priced('T-1', 990))
  expect(added?.after?.status).toBe('draft')
  expect(price).toMatchObject({ outcome: 'changed', after: { status: 'published' } })
})

test('a product that lacks a required fact stays a draft, and one that is published stays published', () => {
  const known = nothing()
  const [, priced1] = decide(known, day('2026-01-01'), product('1'), priced('T-1', 990))
  expect(priced1?.after?.status).toBe('draft')
  decide(known, day('2026-01-01'), product('2', complete), priced('T-2', 990))
  const [emptied] = decide(known, day('2026-01-02'), product('2', { ...complete, operator: '' }))
  expect(emptied?.after?.status).toBe('published')
})

test('a price list publishes neither products held for review nor withdrawn ones', () => {
  const known = nothing()
  decide(
    known,
    day('2026-01-01'),
    product('1', { hold: ['maybe-no-supplement'] }),
    product('2', { withdrawn: true }),
  )
  const [held, withdrawn] = decide(known, day('2026-01-02'), priced('T-1', 990), priced('T-2', 990))
  expect(held).toMatchObject({ after: { status: 'draft' }, notes: [{ code: 'held-for-review' }] })
  expect(withdrawn).toMatchObject({ after: { status: 'withdrawn' }, notes: [{ code: 'stays-withdrawn' }] })
})

test('a product withdrawn by the shop stays withdrawn, even if its source still lists it', () => {
  const known = nothing()
  decide(known, day('2026-01-01'), product('1', { withdrawn: true }))
  const [again] = decide(known, day('2026-01-02'), product('1', { withdrawn: false, countryOfOrigin: 'HU' }))
  expect(again?.after?.status).toBe('withdrawn')
})

test('prices are added to the history and never overwrite it', () => {
  const known = nothing()
  decide(known, day('2026-01-01'), product('1'), priced('T-1', 990))
  const [same] = decide(known, day('2026-02-01'), priced('T-1', 990))
  const [lower] = decide(known, day('2026-03-01'), priced('T-1', 790))
  expect(same?.outcome).toBe('skipped')
  expect(lower?.after?.variants[0]?.prices.map(({ amountMinor }) => amountMinor)).toEqual([990, 790])
  const rewritten: ProductPatch = {
    ...priced('T-1', 1),
    variants: [
      { sku: 'T-1', prices: [{ currency: 'EUR', amountMinor: 1, validFrom: '2026-03-01T12:00:00.000Z' }] },
    ],
  }
  expect(decide(known, day('2026-04-01'), rewritten)[0]?.outcome).toBe('skipped')
})

test('a bar code on several products is reported, and price lists must then use the SKU', () => {
  const barcode = '4006381333931'
  const sold = (key: string) => product(key, { variants: [{ sku: `T-${key}`, barcode }] })
  const byBarcode: ProductPatch = {
    target: { barcode },
    creates: false,
    variants: [{ barcode, prices: [{ currency: 'EUR', amountMinor: 990 }] }],
  }
  const known = nothing()
  const [, second] = decide(known, day('2026-01-01'), sold('1'), sold('2'))
  expect(second).toMatchObject({
    outcome: 'added',
    notes: [{ code: 'barcode-also-on', values: { skus: 'T-1' } }],
  })
  expect(decide(known, day('2026-01-02'), byBarcode)[0]).toMatchObject({
    outcome: 'refused',
    reason: { code: 'barcode-ambiguous', values: { skus: 'T-1, T-2' } },
  })
})

test('a SKU belongs to one product, and a completing file adds none', () => {
  const [, taken, lost] = decide(
    nothing(),
    day('2026-01-01'),
    product('1'),
    product('2', { variants: [{ sku: 'T-1' }] }),
    product('3', { creates: false }),
  )
  expect(taken).toMatchObject({ outcome: 'refused', reason: { code: 'sku-taken' } })
  expect(lost).toMatchObject({ outcome: 'refused', reason: { code: 'product-unknown' } })
})

test('unknown options are left out and reported', () => {
  const [added] = decide(
    nothing(),
    day('2026-01-01'),
    product('1', { terms: { categories: ['zinc', 'spells'] } }),
  )
  expect(added?.after?.terms.categories).toEqual(['zinc'])
  expect(added?.notes).toMatchObject([{ code: 'term-unknown', values: { term: 'categories/spells' } }])
})

test('a product whose text is refused comes as a draft, and a published one keeps its texts', () => {
  const known = nothing()
  const claim = 'This tea cures migraine.'
  const decideOn = (date: string, ...patches: ProductPatch[]) =>
    decideRows(rows(...patches), known, vocabulary, day(date), (_, text) => text === claim)
  const described = (description: string): ProductPatch =>
    product('1', { ...complete, texts: { en: { ...complete.texts!.en, description } } })
  const languages = { languages: 'English' }
  const [unpriced] = decideOn('2026-01-01', described(claim))
  expect(unpriced?.after?.status).toBe('draft')
  const [draft] = decideOn('2026-01-02', priced('T-1', 1290))
  expect(draft).toMatchObject({
    after: { status: 'draft' },
    notes: [{ code: 'claim-in-text', values: languages }],
  })
  const [corrected] = decideOn('2026-01-03', described('A tea.'))
  expect(corrected).toMatchObject({ after: { status: 'published' }, notes: [] })
  const [refused] = decideOn('2026-01-04', described(claim))
  expect(refused).toMatchObject({ outcome: 'refused', reason: { code: 'claim-in-text', values: languages } })
})
