import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FilterChoice,
  type FilterGroup,
  filterGroups,
  isDemanding,
  noFilters,
} from '#domain/catalogue/filters.ts'
import {
  addProduct,
  allowedBy,
  countOptions,
  emptyFacets,
  type Facets,
  matching,
  type OptionsOfProduct,
  removeProduct,
} from './facets.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })
const byGroup = fc.record(
  Object.fromEntries(filterGroups.map((group) => [group, ids])),
) as fc.Arbitrary<OptionsOfProduct>
const choices = fc.tuple(byGroup, fc.subarray([...filterGroups], { maxLength: 4 })).map(
  ([options, chosen]): FilterChoice => ({
    ...noFilters,
    ...Object.fromEntries(chosen.map((group) => [group, options[group]])),
  }),
)

function suits(product: OptionsOfProduct, choice: FilterChoice, except?: FilterGroup): boolean {
  return filterGroups.every((group) => {
    if (group === except || choice[group].length === 0) return true
    const has = (id: number) => product[group].includes(id)
    return isDemanding(group) ? choice[group].every(has) : choice[group].some(has)
  })
}

function countedNaively(
  shop: OptionsOfProduct[],
  choice: FilterChoice,
  group: FilterGroup,
  id: number,
): number {
  const except = isDemanding(group) ? undefined : group
  return shop.filter((product) => product[group].includes(id) && suits(product, choice, except)).length
}

function check(facets: Facets, shop: Map<number, OptionsOfProduct>, choice: FilterChoice) {
  const allowed = allowedBy(facets, choice)
  const found = [...shop].filter(([, product]) => suits(product, choice)).map(([slot]) => slot)
  expect(matching(facets, allowed).array()).toEqual(found.sort((a, b) => a - b))
  const counts = countOptions(facets, allowed)
  for (const group of filterGroups) {
    for (const [id, number] of facets.groups[group].numbers) {
      expect(counts[group][number]).toBe(countedNaively([...shop.values()], choice, group, id))
    }
  }
}

test('results and counts equal a naive calculation after any additions, changes and removals', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 30 }), fc.option(byGroup, { freq: 4 })), { maxLength: 60 })
  fc.assert(
    fc.property(changes, fc.array(choices, { minLength: 1, maxLength: 3 }), (steps, asked) => {
      const facets = emptyFacets()
      const shop = new Map<number, OptionsOfProduct>()
      for (const [slot, product] of steps) {
        if (shop.delete(slot)) removeProduct(facets, slot)
        if (!product) continue
        addProduct(facets, slot, product)
        shop.set(slot, product)
      }
      for (const choice of asked) check(facets, shop, choice)
    }),
  )
})

test('a catalogue larger than its initial arrays keeps everything', () => {
  const facets = emptyFacets()
  const shop = new Map<number, OptionsOfProduct>()
  for (let slot = 0; slot < 3000; slot += 1) {
    const product = { ...noFilters, brands: [1 + (slot % 7)], free_from: [1, 2, 3].slice(0, slot % 4) }
    addProduct(facets, slot, product)
    shop.set(slot, product)
  }
  check(facets, shop, { ...noFilters, brands: [2, 5], free_from: [1, 3] })
})
