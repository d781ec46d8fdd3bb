import type { Limits } from '#domain/catalogue/limits.ts'
import { type AmountUnit, amountUnits } from '#domain/catalogue/vocabulary.ts'
import { microgramsOf } from '#domain/search/amounts.ts'
import { type Column, emptyColumn, setRow } from './column.ts'
import { type Entry, linesOf } from './entry.ts'
import { type BitSet, TypedFastBitSet } from './facets.ts'
import type { Vocabulary } from './vocabulary.ts'

type Keys = Pick<Vocabulary, 'ingredientKeys'>

/** What the label of each product says that a daily portion contains. */
export type Contents = {
  /** Index of an ingredient by its id, and back. */
  numbers: Map<number, number>
  ids: number[]
  /** The ingredient's number and the printed unit of its amount in one. */
  printed: Column
  /** Masses in micrograms, others in their unit, as the bits of single-precision numbers. */
  amounts: Column
}

const mass = amountUnits.indexOf('µg')
const unprinted = 15
const units = 16

export function emptyContents(): Contents {
  return { numbers: new Map(), ids: [], printed: emptyColumn(), amounts: emptyColumn() }
}

export function putContents(
  contents: Contents,
  { ingredientKeys }: Keys,
  slot: number,
  entry: Entry | undefined,
): void {
  const found = new Map<number, number>()
  for (const [id, , , amount, unit] of entry ? linesOf(entry) : []) {
    if (id === null) continue
    const isPrinted = amount !== null && unit !== null
    const key = numberOf(contents, id) * units + (isPrinted ? amountUnits.indexOf(unit) : unprinted)
    const base = isPrinted ? amount * measureOf(unit, ingredientKeys.get(id)).factor : 0
    // An ingredient in two forms is printed on two lines.
    found.set(key, (found.get(key) ?? 0) + base)
  }
  setRow(contents.printed, slot, [...found.keys()])
  setRow(contents.amounts, slot, Array.from(found.values(), bitsOf))
}

/** All masses are compared with each other, every other unit only with itself. */
function measureOf(unit: AmountUnit, nutrient: string | undefined): { measure: number; factor: number } {
  const factor = microgramsOf({ amount: 1, unit }, nutrient)
  return factor === undefined ? { measure: amountUnits.indexOf(unit), factor: 1 } : { measure: mass, factor }
}

const single = new Float32Array(1)
const bits = new Uint32Array(single.buffer)

function bitsOf(amount: number): number {
  single[0] = amount
  return bits[0]!
}

function fromBits(given: number): number {
  bits[0] = given
  return single[0]!
}

function numberOf(contents: Contents, id: number): number {
  const known = contents.numbers.get(id)
  if (known !== undefined) return known
  contents.numbers.set(id, contents.ids.length)
  return contents.ids.push(id) - 1
}

/** The products with the ingredient on their label, in at least the amount if there is one. */
export function containing(
  contents: Contents,
  keys: Keys,
  products: BitSet,
  { ingredient = 0, amount_min, amount_unit }: Limits,
): BitSet {
  const found = new TypedFastBitSet()
  const number = contents.numbers.get(ingredient)
  if (number === undefined) return found
  const hasAmount = amount_min !== undefined && amount_unit !== undefined
  const isComparable = hasAmount
    ? comparableWith(amount_unit, keys.ingredientKeys.get(ingredient))
    : undefined
  const { factor } = measureOf(amount_unit ?? 'µg', keys.ingredientKeys.get(ingredient))
  // Positive numbers are in the order of their bits.
  const least = hasAmount ? bitsOf(amount_min * factor) : 0
  const { printed, amounts } = contents
  for (const slot of products.array()) {
    const start = printed.starts[slot]!
    const startOfAmounts = amounts.starts[slot]!
    for (let at = printed.lengths[slot]! - 1; at >= 0; at -= 1) {
      const here = printed.values[start + at]!
      if (Math.floor(here / units) !== number) continue
      if (isComparable && !isComparable[here % units]) continue
      if (amounts.values[startOfAmounts + at]! < least) continue
      found.add(slot)
      break
    }
  }
  return found
}

/** By the number of a unit, whether its amounts can be compared with those in this one. */
function comparableWith(unit: AmountUnit, nutrient: string | undefined): boolean[] {
  const { measure } = measureOf(unit, nutrient)
  return amountUnits.map((other) => measureOf(other, nutrient).measure === measure)
}

/** How many of the products have each ingredient on their label, by ingredient id. */
export function countContents({ ids, printed }: Contents, slots: ArrayLike<number>): Map<number, number> {
  const counts = new Uint32Array(ids.length)
  const lastCounted = new Int32Array(ids.length).fill(-1)
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!
    const start = printed.starts[slot]!
    for (let at = printed.lengths[slot]! - 1; at >= 0; at -= 1) {
      const number = Math.floor(printed.values[start + at]! / units)
      if (lastCounted[number] === slot) continue
      lastCounted[number] = slot
      counts[number]! += 1
    }
  }
  const counted = new Map<number, number>()
  for (const [number, count] of counts.entries()) if (count > 0) counted.set(ids[number]!, count)
  return counted
}

type AmountSpan = { unit: AmountUnit; lowest: number; highest: number }

/**
 * The lowest and highest amount of an ingredient, in the asked unit or else in the one that most labels print; null if
 * no label has an amount that can be compared with it.
 */
export function amountSpan(
  { numbers, printed, amounts }: Contents,
  { ingredientKeys }: Keys,
  slots: ArrayLike<number>,
  { ingredient = 0, amount_unit }: Limits,
): AmountSpan | null {
  const number = numbers.get(ingredient)
  if (number === undefined) return null
  const given: { unit: number; amount: number }[] = []
  const uses = new Uint32Array(amountUnits.length)
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!
    for (let at = printed.lengths[slot]! - 1; at >= 0; at -= 1) {
      const here = printed.values[printed.starts[slot]! + at]!
      const unit = here % units
      if (Math.floor(here / units) !== number || unit === unprinted) continue
      given.push({ unit, amount: fromBits(amounts.values[amounts.starts[slot]! + at]!) })
      uses[unit]! += 1
    }
  }
  const unit = amount_unit ?? amountUnits[uses.indexOf(Math.max(...uses))]!
  const nutrient = ingredientKeys.get(ingredient)
  const isComparable = comparableWith(unit, nutrient)
  const { factor } = measureOf(unit, nutrient)
  const compared = given.filter((each) => isComparable[each.unit]).map(({ amount }) => amount / factor)
  if (compared.length === 0) return null
  const [lowest, highest] = [lowestOf(compared), -lowestOf(compared.map((amount) => -amount))]
  return { unit, lowest: Number(lowest.toPrecision(6)), highest: Number(highest.toPrecision(6)) }
}

function lowestOf(amounts: readonly number[]): number {
  return amounts.reduce((lowest, amount) => Math.min(lowest, amount))
}
