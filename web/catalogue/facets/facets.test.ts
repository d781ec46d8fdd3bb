import { describe, expect, test } from 'vitest'
import type { Filters, Option } from '#contract/catalogue.ts'
import { noFilters } from '#domain/catalogue/filters.ts'
import { chipsOf, facetsOf, positionOfFirstNew, titleOf } from './facets.ts'

const option = (id: number, name: string, count = 1, children?: Option[]): Option => ({
  id,
  name,
  count,
  slug: name.toLowerCase(),
  children,
})

const filters: Filters = {
  categories: [
    option(1, 'Vitamins', 20),
    option(2, 'Minerals', 30, [
      option(21, 'Magnesium', 9, [option(211, 'Magnesium citrate')]),
      option(22, 'Zinc', 0),
      option(23, 'Iron'),
      option(24, 'Iodine'),
    ]),
  ],
  health_goals: [],
  brands: Array.from({ length: 12 }, (_, index) => option(100 + index, `Brand ${index}`)),
  delivery_form: [],
  suitable_for: [],
  free_from: [option(5, 'Gluten')],
  availability: [option(1, 'Available', 30)],
  zero_waste: [],
  ranges: { currency: 'EUR', price: null, per_day: null, ingredients: [], amount: null },
}
const rules = { choice: noFilters, all: [], formatCount: String }
const namesOf = (group: string, change: Partial<typeof rules> | object = {}) =>
  facetsOf(filters, { ...rules, ...change })
    .find((facet) => facet.group === group)
    ?.options.map(({ name }) => name)

describe('the sidebar', () => {
  test('starts with the first eight brands and shows how many follow', () => {
    const brands = facetsOf(filters, rules).find(({ group }) => group === 'brands')
    expect(brands?.options).toHaveLength(8)
    expect(brands?.more).toBe(4)
  })

  test('always shows a chosen brand, however far down the list', () => {
    expect(namesOf('brands', { choice: { ...noFilters, brands: [111] } })).toContain('Brand 11')
  })

  test('shows a whole group on request', () => {
    expect(namesOf('brands', { all: ['brands'] })).toHaveLength(12)
  })

  test('shows that categories have subcategories', () => {
    expect(namesOf('categories')).toEqual(['Vitamins', 'Minerals', 'Magnesium', 'Zinc', 'Iron'])
  })

  test('expands the branch of a chosen category down to its leaves', () => {
    expect(namesOf('categories', { choice: { ...noFilters, categories: [2] } })).toEqual([
      'Vitamins',
      'Minerals',
      'Magnesium',
      'Magnesium citrate',
      'Zinc',
      'Iron',
      'Iodine',
    ])
  })

  test('keeps options without products visible, but marked', () => {
    const options = facetsOf(filters, rules)[0]?.options
    expect(options?.find(({ name }) => name === 'Zinc')).toEqual({
      id: 22,
      name: 'Zinc',
      count: '0',
      depth: 1,
      none: true,
    })
  })

  test('leaves out a group without options', () => {
    expect(facetsOf(filters, rules).map(({ group }) => group)).toEqual([
      'categories',
      'brands',
      'availability',
      'free_from',
    ])
  })
})

describe('the chips', () => {
  test('show the chosen options, including nested ones, and ignore unknown ids', () => {
    const chips = chipsOf(filters, { ...noFilters, categories: [211, 999], free_from: [5] })
    expect(chips.map(({ name }) => name)).toEqual(['Magnesium citrate', 'Gluten'])
  })

  test('determine the page’s title only if a single product-related option is chosen', () => {
    expect(titleOf(chipsOf(filters, { ...noFilters, categories: [21] }))).toBe('Magnesium')
    expect(titleOf(chipsOf(filters, { ...noFilters, free_from: [5] }))).toBeUndefined()
    expect(titleOf(chipsOf(filters, { ...noFilters, categories: [21], brands: [101] }))).toBeUndefined()
  })
})

test('a visitor who has all brands shown goes on at the first that was not shown before', () => {
  const brandsOf = (all: 'brands'[]) =>
    facetsOf(filters, { choice: { ...noFilters, brands: [111] }, all, formatCount: String }).find(
      ({ group }) => group === 'brands',
    )!.options
  const [few, all] = [brandsOf([]), brandsOf(['brands'])]
  expect(all[positionOfFirstNew(all, few)]!.name).toBe('Brand 8')
  expect(positionOfFirstNew(few, all)).toBe(-1)
})
