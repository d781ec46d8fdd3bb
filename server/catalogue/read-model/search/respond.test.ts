import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availabilityIds, type Option } from '#contract/catalogue.ts'
import {
  type FilterChoice,
  type FilterGroup,
  filterGroups,
  isDemanding,
  noFilters,
} from '#domain/catalogue/filters.ts'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import { openSearchShop } from '../../../../tests/support/search-shop.ts'

const parents: Record<string, string> = { magnesium: 'minerals', zinc: 'minerals' }
const brandSlugs = ['linden', 'north-sea', 'amber'] as const
const stocked = Array.from({ length: 40 }, (_, number) => {
  const pick = <Of>(from: readonly Of[], step: number) => from[Math.floor(number / step) % from.length]!
  return {
    slug: `product-${number}`,
    names: {
      en: `${pick(['Zinc', 'Iron', 'Zinc and iron'], 1)} ${String.fromCharCode(97 + (number % 26))}x`,
    },
    brand: pick(brandSlugs, 2),
    contents: [[pick(['zinc', 'iron'], 1), 10] as [string, number], ['calcium', 5] as [string, number]].slice(
      number % 2,
    ),
    terms: {
      categories: pick([['magnesium'], ['minerals'], ['zinc', 'vitamins'], []], 1),
      health_goals: pick([['sleep'], ['energy'], []], 3),
      delivery_form: pick([['capsules'], ['powder']], 5),
      suitable_for: pick([['vegans'], ['vegans', 'children'], []], 2),
      free_from: pick([['fish'], ['gluten', 'fish'], ['gluten'], []], 1),
    },
    stock: number % 4,
    history: [[1000 + ((number * 7) % 40) * 10, 100]] as [number, number][],
  }
})
type ProductSample = (typeof stocked)[number]

let shop: Awaited<ReturnType<typeof openSearchShop>>
beforeAll(async () => {
  shop = await openSearchShop(stocked)
})
afterAll(() => shop.close())

const isZinc = ({ names, contents }: ProductSample) =>
  names.en.startsWith('Zinc') || contents.some(([ingredient]) => ingredient === 'zinc')

function optionsOf(product: ProductSample, group: FilterGroup): number[] {
  if (group === 'brands') return [shop.brandId(product.brand)]
  if (group === 'availability')
    return [product.stock > 0 ? availabilityIds.available : availabilityIds.unavailable]
  const termGroup = termGroups.find((name) => name === group)
  if (!termGroup) return []
  const slugs = product.terms[termGroup].flatMap((slug) => [slug, parents[slug] ?? slug])
  return [...new Set(slugs)].map((slug) => shop.termId(termGroup, slug))
}

function suits(product: ProductSample, choice: FilterChoice, except?: FilterGroup): boolean {
  return filterGroups.every((group) => {
    const ids = choice[group]
    if (group === except || ids.length === 0) return true
    const has = (id: number) => optionsOf(product, group).includes(id)
    return isDemanding(group) ? ids.every(has) : ids.some(has)
  })
}

/** How often each occurs, most frequent first. */
function counted(ids: readonly number[]): [id: number, count: number][] {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([a, most], [b, many]) => many - most || a - b)
}

const pairs = (listed: readonly { id: number; count: number }[]) =>
  listed.map(({ id, count }): [number, number] => [id, count])

function flat(options: readonly Option[]): Option[] {
  return options.flatMap((option) => [option, ...flat(option.children ?? [])])
}

const choices = fc
  .record({
    brands: fc.subarray([...brandSlugs], { maxLength: 2 }),
    categories: fc.subarray(['minerals', 'magnesium', 'zinc'], { maxLength: 1 }),
    free_from: fc.subarray(['fish', 'gluten']),
    delivery_form: fc.subarray(['capsules', 'powder'], { maxLength: 1 }),
    availability: fc.subarray(Object.values(availabilityIds), { maxLength: 1 }),
  })
  .map(({ brands, availability, ...ofTerms }) => () => ({
    ...noFilters,
    availability,
    brands: brands.map(shop.brandId),
    categories: ofTerms.categories.map((slug) => shop.termId('categories', slug)),
    free_from: ofTerms.free_from.map((slug) => shop.termId('free_from', slug)),
    delivery_form: ofTerms.delivery_form.map((slug) => shop.termId('delivery_form', slug)),
  }))

test('filtered results and all counts equal a naive calculation', async () => {
  await fc.assert(
    fc.asyncProperty(choices, fc.boolean(), async (choose, withFilters) => {
      const choice = choose()
      const answer = await shop.search('zinc', { choice, withFilters, perPage: 100 })
      const zinc = stocked.filter(isZinc)
      const found = zinc.filter((product) => suits(product, choice))
      expect(answer.hits.map(({ slug }) => slug).sort()).toEqual(found.map(({ slug }) => slug).sort())
      expect(answer).toMatchObject({
        total_found: found.length,
        available_products: found.filter(({ stock }) => stock > 0).length,
        unavailable_products: found.filter(({ stock }) => stock === 0).length,
      })
      const all = (group: FilterGroup) => found.flatMap((product) => optionsOf(product, group))
      expect(pairs(answer.brands)).toEqual(counted(all('brands')))
      expect(pairs(answer.unique_free_from)).toEqual(counted(all('free_from')))
      expect(pairs(answer.unique_suitable_for)).toEqual(counted(all('suitable_for')))
      const slugs = found.flatMap(({ terms }) => terms.categories)
      const above = new Set(
        slugs.map((slug) => parents[slug]).map((slug) => slug && shop.termId('categories', slug)),
      )
      const deepest = counted(all('categories')).filter(([id]) => !above.has(id))
      expect(pairs(answer.unique_categories)).toEqual(deepest)
      const contained = found.flatMap(({ contents }) => contents.map(([slug]) => shop.ingredientId(slug)))
      expect(pairs(answer.unique_ingredients)).toEqual(counted(contained))

      expect(answer.filters === undefined).toBe(!withFilters)
      for (const group of answer.filters ? filterGroups : []) {
        const among = zinc.filter((product) => suits(product, choice, isDemanding(group) ? undefined : group))
        const counts = new Map(counted(among.flatMap((product) => optionsOf(product, group))))
        for (const { id, count } of flat(answer.filters?.[group] ?? []))
          expect([group, id, count]).toEqual([group, id, counts.get(id) ?? 0])
      }
    }),
    { numRuns: 80 },
  )
})

describe('paging through results', () => {
  test('shows each product once, in the order of one long page', async () => {
    const whole = await shop.found('zinc', { perPage: 100 })
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(whole.length / 7); page += 1)
      pages.push(...(await shop.found('zinc', { perPage: 7, page })))
    expect(pages).toEqual(whole)
  })

  test('past the end shows none, and the total', async () => {
    const total = stocked.filter(isZinc).length
    for (const orderBy of ['match', 'price'] as const) {
      const past = await shop.search('zinc', { page: 90, perPage: 7, orderBy })
      expect(past).toMatchObject({
        hits: [],
        current_page: 90,
        per_page: 7,
        total_found: total,
        total_pages: Math.ceil(total / 7),
      })
    }
  })
})

test('results can be sorted by price or name', async () => {
  const price = ({ history }: ProductSample) => history[0]![0] / 100
  const paid = async (order: 'asc' | 'desc') =>
    (await shop.search('zinc', { orderBy: 'price', order })).hits.map(({ variants }) => variants[0]?.price)
  const prices = stocked
    .filter(isZinc)
    .map(price)
    .sort((a, b) => a - b)
  expect(await paid('asc')).toEqual(prices)
  expect(await paid('desc')).toEqual(prices.toReversed())
  const { hits } = await shop.search('zinc', { orderBy: 'name', order: 'asc' })
  const names = hits.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names).toHaveLength(prices.length)
})
