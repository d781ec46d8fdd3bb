import { describe, expect, test } from 'vitest'
import type { Filters, Option } from '#contract/catalogue.ts'
import { type FilterChoice, noFilters } from '#domain/catalogue/filters.ts'
import { hitFacets } from './hit-listing.ts'

const option = (id: number, name: string, count: number, children?: Option[]): Option => ({
  id,
  name,
  count,
  slug: name.toLowerCase(),
  children,
})

const filters: Filters = {
  categories: [
    option(1, 'Herbs', 0),
    option(2, 'Vitamins', 5),
    option(3, 'Minerals', 18, [option(31, 'Zinc', 0), option(32, 'Magnesium', 14)]),
  ],
  health_goals: [],
  brands: [option(7, 'Alder', 0), option(8, 'Plainmatter', 4), option(9, 'Kestrel', 7)],
  delivery_form: [option(4, 'Spray', 0), option(5, 'Capsules', 15)],
  suitable_for: [],
  free_from: [],
  availability: [option(1, 'Available', 20), option(2, 'Unavailable', 1)],
  zero_waste: [],
  ranges: { currency: 'EUR', price: null, per_day: null, ingredients: [], amount: null },
}
const namesOf = (group: keyof Filters, choice: Partial<FilterChoice> = {}) =>
  hitFacets(filters, { choice: { ...noFilters, ...choice }, page: 1, all: [] }, 'en')
    .find((facet) => facet.group === group)
    ?.options.map(({ name }) => name)

describe('the filters beside search results', () => {
  test('start with the most frequent options', () => {
    expect(namesOf('categories')).toEqual(['Minerals', 'Magnesium', 'Vitamins'])
  })

  test('omit brands and categories without results', () => {
    expect(namesOf('brands')).toEqual(['Kestrel', 'Plainmatter'])
  })

  test('keep a chosen brand visible, so that it can be removed', () => {
    expect(namesOf('brands', { brands: [7] })).toEqual(['Kestrel', 'Plainmatter', 'Alder'])
  })

  test('show options without results last in small groups', () => {
    expect(namesOf('delivery_form')).toEqual(['Capsules', 'Spray'])
  })

  test('are empty if the shop did not answer', () => {
    expect(hitFacets(undefined, { choice: noFilters, page: 1, all: [] }, 'en')).toEqual([])
  })
})
