import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchResponse } from '#contract/search.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { searchPriorities } from '#domain/search/priorities.ts'
import { maxWaitMs } from '../../../../tests/support/max-wait.ts'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'
import {
  brands,
  ingredientNames,
  ingredients,
  labelLines,
  products,
  productTexts,
  variants,
} from '../../tables.ts'
import { type Catalogue, emptyCatalogue, putEntry, removeEntry } from '../catalogue.ts'
import { type Entry, entryOf } from '../entry.ts'
import { readVocabulary } from '../vocabulary.ts'
import { searchProducts } from './search.ts'
import { makeIndex, reindex } from './search-index.ts'

let shop: Awaited<ReturnType<typeof openSearchShop>>
beforeAll(async () => {
  shop = await openSearchShop([
    { slug: 'calm', names: { en: 'Evening Calm' }, contents: [['magnesium', 100]] },
  ])
})
afterAll(() => shop.close())

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: maxWaitMs, interval: 20 })
const eventuallyFound = (query: string, slugs: string[]) =>
  eventually(async () => expect(await shop.found(query, { exact: true })).toEqual(slugs))

test('a new product is found by its name, ingredients and numbers', async () => {
  await shop.add({ slug: 'dawn', names: { en: 'Dawn' }, contents: [['zinc', 10]], barcode: '96385074' })
  await eventuallyFound('dawn', ['dawn'])
  expect(await shop.found('zinc')).toEqual(['dawn'])
  expect(await shop.found('96385074')).toEqual(['dawn'])
})

test('a renamed product is found only by its new name', async () => {
  const { id } = await shop.add({ slug: 'wanderer', names: { en: 'Wanderer' } })
  await eventuallyFound('wanderer', ['wanderer'])
  await shop.db.update(productTexts).set({ name: 'Settler' }).where(eq(productTexts.productId, id))
  await eventuallyFound('settler', ['wanderer'])
  expect(await shop.found('wanderer')).toEqual([])
})

test('a product with a new recipe is found by its new ingredients', async () => {
  const { id } = await shop.add({
    slug: 'recipe',
    names: { en: 'Recipe' },
    contents: [['iron', 10, 'Gluconate']],
  })
  await eventuallyFound('iron gluconate', ['recipe'])
  await shop.db
    .update(labelLines)
    .set({ ingredientId: shop.ingredientId('copper'), form: null })
    .where(eq(labelLines.productId, id))
  await shop.db.update(products).set({ updatedAt: new Date() }).where(eq(products.id, id))
  await eventuallyFound('copper', ['recipe'])
  expect(await shop.found('iron')).toEqual([])
})

test('a withdrawn product is not found', async () => {
  const { id } = await shop.add({
    slug: 'leaving',
    names: { en: 'Leaving' },
    barcode: '50000005',
    contents: [['selenium', 1]],
  })
  await eventuallyFound('leaving', ['leaving'])
  await shop.db.update(products).set({ status: 'withdrawn' }).where(eq(products.id, id))
  await eventuallyFound('leaving', [])
  expect(await shop.found('selenium')).toEqual([])
  expect(await shop.found('50000005')).toEqual([])
})

test('a sold-out product is found as such, and as available once there is stock', async () => {
  const { variantId } = await shop.add({ slug: 'stocked', names: { en: 'Stocked' }, stock: 0 })
  const stocked = async () => (await shop.search('stocked')).available_products
  await eventually(async () => expect((await shop.search('stocked')).unavailable_products).toBe(1))
  await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.id, variantId))
  await eventually(async () => expect(await stocked()).toBe(1))
})

test('a new brand and a new ingredient are found once a product has them', async () => {
  const { id } = await shop.add({ slug: 'newcomer', names: { en: 'Newcomer' } })
  const [brand] = await shop.db
    .insert(brands)
    .values({ slug: 'fjord', name: 'Fjordkraft', country: 'DK' })
    .returning()
  const [ingredient] = await shop.db.insert(ingredients).values({ slug: 'stardust' }).returning()
  const ingredientId = ingredient!.id
  await shop.db
    .insert(ingredientNames)
    .values({ ingredientId, language: 'en', name: 'Stardust', synonyms: ['moonshine'] })
  await shop.db.insert(labelLines).values({ productId: id, position: 0, ingredientId, name: 'Stardust' })
  await shop.db.update(products).set({ brandId: brand!.id }).where(eq(products.id, id))
  for (const query of ['fjordkraft', 'stardust', 'moonshine']) await eventuallyFound(query, ['newcomer'])
})

test('a renamed brand is found by its new name', async () => {
  await shop.add({ slug: 'renamed', names: { en: 'Renamed' }, brand: 'amber' })
  await eventuallyFound('amber', ['renamed'])
  await shop.db.update(brands).set({ name: 'Bernstein' }).where(eq(brands.slug, 'amber'))
  await eventuallyFound('bernstein', ['renamed'])
  expect(await shop.found('amber', { exact: true })).toEqual([])
})

describe('while the index is being built', () => {
  const goOn = new AbortController().signal
  let catalogue: Catalogue
  beforeEach(async () => {
    catalogue = emptyCatalogue(await readVocabulary(shop.sql))
    put(1, 'First')
    put(2, 'Second')
  })

  const put = (id: number, name: string) => putEntry(catalogue, entryNamed(id, name))
  const foundIn = async (query: string) => {
    const asked = {
      query,
      choice: noFilters,
      page: 1,
      perPage: 10,
      order: 'desc',
      priorities: searchPriorities,
    } as const
    const { json } = await searchProducts(
      catalogue,
      { ...asked, orderBy: 'match', exact: true, formatted: true, withFilters: false },
      { language: 'en', currency: 'EUR', practitionerPrices: false },
      {
        popularity: new Map(),
        naming: () => ({ available: '', unavailable: '', sale: '' }),
        isRealWord: () => false,
        findHelpPages: () => [],
      },
    )
    return (JSON.parse(json) as SearchResponse).hits.map(({ id }) => id)
  }

  test('searches wait for it, and changes made meanwhile are included', async () => {
    const made = makeIndex(catalogue, goOn)
    const early = foundIn('third')
    reindex(catalogue, new Set([put(3, 'Third'), put(2, 'Other'), removeEntry(catalogue, 1)!]))
    await made
    expect(await early).toEqual([3])
    expect(await foundIn('other')).toEqual([2])
    expect([await foundIn('second'), await foundIn('first')]).toEqual([[], []])
  })

  test('an older index answers, and receives changes', async () => {
    await makeIndex(catalogue, goOn)
    const made = makeIndex(catalogue, goOn)
    reindex(catalogue, new Set([put(3, 'Third'), removeEntry(catalogue, 1)!]))
    expect([await foundIn('third'), await foundIn('first')]).toEqual([[3], []])
    await made
    expect([await foundIn('third'), await foundIn('first')]).toEqual([[3], []])
  })

  test('a newer vocabulary starts it again, and waiting searches use that one', async () => {
    const overtaken = makeIndex(catalogue, goOn)
    const early = foundIn('third')
    const made = makeIndex(catalogue, goOn)
    await overtaken
    reindex(catalogue, new Set([removeEntry(catalogue, 1)!, put(3, 'Third')]))
    await made
    expect(await early).toEqual([3])
    expect(await foundIn('first')).toEqual([])
  })

  test('shutting down stops it', async () => {
    const made = makeIndex(catalogue, AbortSignal.abort())
    await expect(made).rejects.toThrow('abort')
  })
})

function entryNamed(id: number, name: string): Entry {
  const now = new Date()
  const { entry } = entryOf(
    {
      id,
      slug: name,
      brandId: 1,
      practitionerOnly: false,
      portionAmount: null,
      portionUnit: null,
      portionsPerPack: null,
      allergens: [],
      warnings: [],
      countryOfOrigin: null,
      bestBefore: null,
      operator: '',
      design: null,
      createdMs: 0,
      updatedMs: 0,
      names: { en: name },
      texts: '{}',
      lines: '[]',
      assets: [],
      termIds: [],
      decisions: [],
      labReports: [],
      variants: [
        {
          id,
          sku: `SKU${id}`,
          barcode: null,
          contentAmount: null,
          contentUnit: null,
          weightGrams: null,
          stock: 1,
          expectedOn: null,
          prices: [[0, 100]],
        },
      ],
    },
    { ingredientKeys: new Map() },
    now,
  )
  return entry!
}
