import typedFastBitSet from 'typedfastbitset'
import { type FilterChoice, type FilterGroup, filterGroups, isDemanding } from '#domain/catalogue/filters.ts'
import { type Column, count, emptyColumn, rowOf, setRow } from './column.ts'

export const { TypedFastBitSet } = typedFastBitSet
export type BitSet = InstanceType<typeof TypedFastBitSet>

/** The options of a product, by group. */
export type OptionsOfProduct = Record<FilterGroup, readonly number[]>

type Group = {
  /** Index of an option within the group, by its id. */
  numbers: Map<number, number>
  products: BitSet[]
  column: Column
}
/** Which products have which options, in both directions. Products are given as slots. */
export type Facets = { all: BitSet; groups: Record<FilterGroup, Group> }

export function emptyFacets(): Facets {
  const group = (): Group => ({ numbers: new Map(), products: [], column: emptyColumn() })
  const groups = Object.fromEntries(filterGroups.map((name) => [name, group()])) as Record<FilterGroup, Group>
  return { all: new TypedFastBitSet(), groups }
}

export function addProduct(facets: Facets, slot: number, options: OptionsOfProduct): void {
  facets.all.add(slot)
  for (const name of filterGroups) {
    const group = facets.groups[name]
    const numbers = options[name].map((id) => numberOf(group, id))
    for (const number of numbers) group.products[number]!.add(slot)
    setRow(group.column, slot, numbers)
  }
}

export function removeProduct(facets: Facets, slot: number): void {
  facets.all.remove(slot)
  for (const name of filterGroups) {
    const { column, products } = facets.groups[name]
    for (const number of rowOf(column, slot)) products[number]!.remove(slot)
    setRow(column, slot, [])
  }
}

function numberOf(group: Group, id: number): number {
  const known = group.numbers.get(id)
  if (known !== undefined) return known
  group.numbers.set(id, group.products.length)
  return group.products.push(new TypedFastBitSet()) - 1
}

/** The products with an option; empty if no product has it. */
export function productsWith(facets: Facets, name: FilterGroup, id: number): BitSet {
  const number = facets.groups[name].numbers.get(id)
  return number === undefined ? new TypedFastBitSet() : facets.groups[name].products[number]!
}

/** The products allowed by each group's own selection; groups without one are absent. */
export type Allowed = Map<FilterGroup, BitSet>

export function allowedBy(facets: Facets, choice: FilterChoice): Allowed {
  const allowed: Allowed = new Map()
  for (const name of filterGroups) {
    const [first, ...others] = choice[name].map((id) => productsWith(facets, name, id))
    if (!first) continue
    const products = first.clone()
    for (const other of others) isDemanding(name) ? products.intersection(other) : products.union(other)
    allowed.set(name, products)
  }
  return allowed
}

/** The products of `within` that all groups allow, or all but one. Do not modify the result. */
export function matching(
  facets: Facets,
  allowed: Allowed,
  { except, within = facets.all }: { except?: FilterGroup; within?: BitSet } = {},
): BitSet {
  let result = within
  for (const [name, products] of allowed) {
    if (name !== except) result = result === facets.all ? products : result.new_intersection(products)
  }
  return result
}

/** How many products each option of each group would give, by option index. */
export type Counts = Record<FilterGroup, Uint32Array>

/**
 * A group's own selection does not lower its counts, since selecting more of it widens the result; in groups where all
 * options must match it narrows it.
 */
export function countOptions(facets: Facets, allowed: Allowed, within = facets.all): Counts {
  const ofAll = matching(facets, allowed, { within }).array()
  const countGroup = (name: FilterGroup) => {
    const widens = allowed.has(name) && !isDemanding(name)
    return countIn(facets, name, widens ? matching(facets, allowed, { except: name, within }).array() : ofAll)
  }
  return Object.fromEntries(filterGroups.map((name) => [name, countGroup(name)])) as Counts
}

/** How many of the products have each option of a group, by option index. */
export function countIn(facets: Facets, name: FilterGroup, slots: ArrayLike<number>): Uint32Array {
  const { products, column } = facets.groups[name]
  const counts = new Uint32Array(products.length)
  count(column, slots, counts)
  return counts
}
