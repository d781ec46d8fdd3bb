import type { PriceLimit } from '#domain/catalogue/limits.ts'
import type { Minor } from '#domain/money.ts'
import { type Column, emptyColumn, setRow } from './column.ts'
import { costPerDay } from './cost-per-day.ts'
import type { Entry } from './entry.ts'
import { type BitSet, TypedFastBitSet } from './facets.ts'

/** Prices and costs per day of the variants of each product. */
export type Offers = { prices: Column; perDay: Column; practitionerOnly: BitSet }

const unknownCost = 0xffffffff

export function emptyOffers(): Offers {
  return { prices: emptyColumn(), perDay: emptyColumn(), practitionerOnly: new TypedFastBitSet() }
}

export function putOffers(offers: Offers, slot: number, entry: Entry | undefined): void {
  const variants = entry?.variants ?? []
  setRow(
    offers.prices,
    slot,
    variants.map(({ price }) => price),
  )
  setRow(
    offers.perDay,
    slot,
    variants.map((variant) => costPerDay(entry!, variant) ?? unknownCost),
  )
  if (entry?.practitionerOnly) offers.practitionerOnly.add(slot)
  else offers.practitionerOnly.remove(slot)
}

type Viewer = { practitionerPrices: boolean; sharedProducts?: ReadonlySet<number> | undefined }

/** Which prices the caller sees: a limit must not reveal the others. */
type SeesPrice = (slot: number) => boolean

export function seesPrice(
  { practitionerOnly }: Offers,
  entries: readonly (Entry | undefined)[],
  { practitionerPrices, sharedProducts }: Viewer,
): SeesPrice {
  if (practitionerPrices) return () => true
  return (slot) => !practitionerOnly.has(slot) || (sharedProducts?.has(entries[slot]!.id) ?? false)
}

type PriceLimits = { [Limit in PriceLimit]?: Minor | undefined }

/** The products of which the caller sees a variant within all limits. */
export function offeredWithin(
  { prices, perDay }: Offers,
  products: BitSet,
  { price_min = 0, price_max = Infinity, per_day_max = Infinity }: PriceLimits,
  isSeen: SeesPrice,
): BitSet {
  const found = new TypedFastBitSet()
  for (const slot of products.array()) {
    if (!isSeen(slot)) continue
    const start = prices.starts[slot]!
    const startOfCosts = perDay.starts[slot]!
    for (let at = prices.lengths[slot]! - 1; at >= 0; at -= 1) {
      const price = prices.values[start + at]!
      if (price < price_min || price > price_max || perDay.values[startOfCosts + at]! > per_day_max) continue
      found.add(slot)
      break
    }
  }
  return found
}

type Bar = { from: Minor; to: Minor | null; count: number }
type PriceRange = { lowest: Minor; highest: Minor; bars: Bar[] }
type PriceSpan = { lowest: Minor; highest: Minor }

const maxBars = 30
/** The share of the dearest prices that the last bar collects. */
const ofLastBar = 0.02
const unit: Minor = 100
const mostUnits = 2000

/** The prices of these products as a histogram; null if the caller sees none. */
export function priceRange(
  { prices, perDay }: Offers,
  slots: ArrayLike<number>,
  { per_day_max = Infinity }: PriceLimits,
  isSeen: SeesPrice,
): PriceRange | null {
  const each = (use: (price: Minor, slot: number) => void) => {
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index]!
      if (!isSeen(slot)) continue
      const [start, startOfCosts] = [prices.starts[slot]!, perDay.starts[slot]!]
      for (let at = prices.lengths[slot]! - 1; at >= 0; at -= 1)
        if (perDay.values[startOfCosts + at]! <= per_day_max) use(prices.values[start + at]!, slot)
    }
  }
  const inUnits = new Uint32Array(mostUnits)
  let [lowest, highest, total] = [Infinity, 0, 0]
  each((price) => {
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
    total += 1
    inUnits[Math.min(mostUnits - 1, Math.floor(price / unit))]! += 1
  })
  if (total === 0) return null
  const bars = barsFor(lowest, dearestShown(inUnits, total))
  const [first] = bars
  const width = first!.to! - first!.from
  const lastCounted = new Int32Array(bars.length).fill(-1)
  each((price, slot) => {
    const bar = Math.min(bars.length - 1, Math.floor((price - first!.from) / width))
    if (lastCounted[bar] === slot) return
    lastCounted[bar] = slot
    bars[bar]!.count += 1
  })
  const last = bars.at(-1)!
  if (highest >= last.to!) last.to = null
  return { lowest, highest, bars }
}

/** The price below which nearly all are. */
function dearestShown(inUnits: Uint32Array, total: number): Minor {
  let left = total * ofLastBar
  let units = inUnits.length
  while (units > 1 && left >= inUnits[units - 1]!) {
    left -= inUnits[units - 1]!
    units -= 1
  }
  return units * unit
}

function barsFor(lowest: Minor, dearest: Minor): Bar[] {
  const width = roundWidth((dearest - lowest) / maxBars)
  const from = Math.floor(lowest / width) * width
  const count = Math.max(1, Math.ceil((dearest - from) / width))
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * width,
    to: from + (at + 1) * width,
    count: 0,
  }))
}

/** 1, 2, 5, 10, 20, 50 … whole units. */
function roundWidth(least: Minor): Minor {
  let width = unit
  for (let at = 0; width < least; at += 1) width *= at % 3 === 1 ? 2.5 : 2
  return width
}

export function costSpan({ perDay }: Offers, slots: ArrayLike<number>, isSeen: SeesPrice): PriceSpan | null {
  let [lowest, highest] = [unknownCost, -1]
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!
    if (!isSeen(slot)) continue
    const start = perDay.starts[slot]!
    for (let at = perDay.lengths[slot]! - 1; at >= 0; at -= 1) {
      const cost = perDay.values[start + at]!
      if (cost === unknownCost) continue
      lowest = Math.min(lowest, cost)
      highest = Math.max(highest, cost)
    }
  }
  return highest < 0 ? null : { lowest, highest }
}
