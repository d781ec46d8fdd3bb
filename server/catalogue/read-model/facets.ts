import typedFastBitSet from 'typedfastbitset'
import { type FilterChoice, type FilterGroup, filterGroups, isDemanding } from '#domain/catalogue/filters.ts'
import { type Column, count, emptyColumn, rowOf, setRow } from './column.ts'

export const { TypedFastBitSet } = typedFastBitSet
export type BitSet = InstanceType<typeof TypedFastBitSet>

/** The options a product has, by group. */
export type OptionsOfProduct = Record<FilterGroup, readonly number[]>

type Group = {
  /** Number of an option within the group, by its id. */
  numbers: Map<number, number>
  products: BitSet[]
  column: Column
}
/** Which products have which option, both ways round. Products stand as slots, small numbers without meaning. */
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

/** The products with an option; empty for one that no product has. */
export function productsWith(facets: Facets, name: FilterGroup, id: number): BitSet {
  const number = facets.groups[name].numbers.get(id)
  return number === undefined ? new TypedFastBitSet() : facets.groups[name].products[number]!
}

/** The products that each group's own choice allows; groups without a choice are absent. */
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

/** The products of `within` that all groups allow, or all but one. The answer is to be read, not changed. */
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

/** How many products each option of each group would give, by the option's number. */
export type Counts = Record<FilterGroup, Uint32Array>

/** A group's own choice does not lower its counts, since choosing more of it widens the result; in demanding groups it narrows. */
export function countOptions(facets: Facets, allowed: Allowed, within = facets.all): Counts {
  const ofAll = matching(facets, allowed, { within }).array()
  const countGroup = (name: FilterGroup) => {
    const widens = allowed.has(name) && !isDemanding(name)
    return countIn(facets, name, widens ? matching(facets, allowed, { except: name, within }).array() : ofAll)
  }
  return Object.fromEntries(filterGroups.map((name) => [name, countGroup(name)])) as Counts
}

/** How many of the products have each option of a group, by the option's number. */
export function countIn(facets: Facets, name: FilterGroup, slots: ArrayLike<number>): Uint32Array {
  const { products, column } = facets.groups[name]
  const counts = new Uint32Array(products.length)
  count(column, slots, counts)
  return counts
}
