import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Filters } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { daysAgo } from '../fixtures.ts'
import { prices, variants } from '../tables.ts'

let shop: ProtocolsShop
let maker: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let magnesium: number

/** Sixty capsules with magnesium, in amounts per daily portion. */
function product(slug: string, price: number, daily: number, amounts: [number, 'mg' | 'g'][], more = {}) {
  return shop.product(slug, {
    history: [[price, 90]],
    portionAmount: daily,
    portionUnit: 'capsule',
    lines: amounts.map(([amount, unit]) => ({ ingredientId: magnesium, name: 'Magnesium', amount, unit })),
    ...more,
  })
}

beforeAll(async () => {
  shop = await openProtocols()
  magnesium = shop.words['ingredient-magnesium']!
  await product('weak', 1000, 2, [[100, 'mg']])
  await product('strong', 2490, 1, [[0.4, 'g']])
  const first = await product('two-sizes', 1500, 1, [
    [150, 'mg'],
    [100, 'mg'],
  ])
  await product('professional', 100, 1, [[300, 'mg']], { practitionerOnly: true })
  const [family] = await shop.db.select().from(variants).where(eq(variants.id, first))
  const [size] = await shop.db
    .insert(variants)
    .values({
      productId: family!.productId,
      position: 1,
      sku: 'SKU-large',
      contentAmount: 240,
      contentUnit: 'capsule',
      stock: 5,
    })
    .returning()
  await shop.db
    .insert(prices)
    .values({ variantId: size!.id, currency: 'EUR', amountMinor: 4000, validFrom: daysAgo(30) })
  await shop.sold(size!.id)
  maker = await shop.newPractitioner()
})
afterAll(() => shop.close())

const slugsOf = (data: { slug: string }[]) => data.map(({ slug }) => slug).sort()
async function listed(query: string, by: Pick<typeof maker, 'get'> | undefined = undefined) {
  const path = `${cataloguePaths.products}?${query}`
  const { body } = by ? await by.get(path) : await shop.call('GET', path)
  expect(body.total_results).toBe(body.data.length)
  return slugsOf(body.data)
}
async function ranges(query: string) {
  const { body } = await shop.call('GET', `${cataloguePaths.filters}?${query}`)
  return Filters.parse(body).ranges
}

describe('a price range', () => {
  test('finds products of which one size is within it', async () => {
    expect(await listed('price_min=12')).toEqual(['strong', 'two-sizes'])
    expect(await listed('price_min=20&price_max=30')).toEqual(['strong'])
    expect(await listed('price_min=40&price_max=40')).toEqual(['two-sizes'])
    expect(await listed('price_min=15.01&price_max=20')).toEqual([])
  })

  test('is within the prices that the caller sees', async () => {
    expect(await listed('price_max=5')).toEqual([])
    expect(await listed('price_max=5', maker)).toEqual(['professional'])
  })

  test('is offered as counts of the other filters’ result, one per product and bar', async () => {
    const { price } = await ranges('price_min=30')
    expect(price).toMatchObject({ lowest: 10, highest: 40 })
    expect(price!.bars.filter(({ count }) => count > 0)).toMatchObject([
      { count: 1, from: 10 },
      { count: 1 },
      { count: 1 },
      { count: 1 },
    ])
    expect((await ranges(`ingredient=${magnesium}&amount_min=400&amount_unit=mg`)).price).toMatchObject({
      lowest: 24.9,
      highest: 24.9,
      bars: [{ count: 1 }],
    })
    expect((await ranges('availability=2')).price).toBeNull()
  })

  test('applies to search results, too', async () => {
    const search = async (query: string) => {
      const { body } = await shop.call(
        'POST',
        `${searchPaths.search}?query=magnesium&with_filters=1&${query}`,
      )
      return { slugs: slugsOf(body.hits), ranges: Filters.parse(body.filters).ranges }
    }
    await vi.waitFor(async () => expect((await search('')).slugs).toHaveLength(4), maxWaitMs)
    const found = await search('price_min=12&per_day_max=0.25')
    expect(found.slugs).toEqual(['two-sizes'])
    expect(found.ranges.price).toMatchObject({ lowest: 15, highest: 40 })
    expect((await search(`ingredient=${magnesium}&amount_min=300&amount_unit=mg`)).slugs).toEqual([
      'professional',
      'strong',
    ])
  })
})

describe('a highest cost per day', () => {
  test('is that of the label’s daily portion, as the product’s page shows it', async () => {
    expect(await listed('per_day_max=0.33')).toEqual(['two-sizes', 'weak'])
    expect(await listed('per_day_max=0.42')).toEqual(['strong', 'two-sizes', 'weak'])
    expect((await ranges('per_day_max=0.2')).per_day).toEqual({ lowest: 0.17, highest: 0.42 })
  })

  test('must be met by the same size as the price', async () => {
    expect(await listed('price_max=15&per_day_max=0.17')).toEqual([])
    expect(await listed('price_max=40&per_day_max=0.17')).toEqual(['two-sizes'])
  })
})

describe('an ingredient', () => {
  test('is found on labels, in at least the amount, in whatever unit and however many lines', async () => {
    const contains = (amount: string) => listed(`ingredient=${magnesium}&amount_min=${amount}`)
    expect(await listed(`ingredient=${magnesium}`)).toHaveLength(4)
    expect(await contains('250&amount_unit=mg')).toEqual(['professional', 'strong', 'two-sizes'])
    expect(await contains('0.4&amount_unit=g')).toEqual(['strong'])
    expect(await contains('400000&amount_unit=µg')).toEqual(['strong'])
    expect(await contains('1&amount_unit=CFU')).toEqual([])
  })

  test('is offered with its number of products, and then its amounts in the usual unit', async () => {
    const before = await ranges('')
    expect(before.ingredients).toMatchObject([{ id: magnesium, name: 'Magnesium', count: 4 }])
    expect(before.amount).toBeNull()
    expect((await ranges(`ingredient=${magnesium}`)).amount).toEqual({
      unit: 'mg',
      lowest: 100,
      highest: 400,
    })
  })

  test('that the shop does not know is left out', async () => {
    expect(await listed('ingredient=999999')).toHaveLength(4)
  })
})

test.each([
  ['price_min=-1', 'price_min'],
  ['price_min=1000000000', 'price_min'],
  ['price_max=cheap', 'price_max'],
  ['per_day_max=0', 'per_day_max'],
  ['per_day_max=1e9', 'per_day_max'],
  ['price_min=30&price_max=10', 'price_min'],
  ['ingredient=zinc', 'ingredient'],
  ['amount_min=300&amount_unit=mg', 'ingredient'],
  ['ingredient=1&amount_min=300', 'amount_unit'],
  ['ingredient=1&amount_min=-3&amount_unit=mg', 'amount_min'],
  ['ingredient=1&amount_min=3&amount_unit=stone', 'amount_unit'],
])('%s is refused, and its field named', async (query, field) => {
  for (const path of [cataloguePaths.products, cataloguePaths.filters]) {
    const { status, body } = await shop.call('GET', `${path}?${query}`)
    expect({ status, code: body.code, fields: Object.keys(body.errors) }).toEqual({
      status: 400,
      code: 'invalid-input',
      fields: [field],
    })
  }
  expect((await shop.call('POST', `${searchPaths.search}?query=x&${query}`)).status).toBe(400)
})
