import type { ContentUnit } from '#domain/catalogue/vocabulary.ts'
import { powderMg } from './doses.ts'
import type { Delivery, Dose } from './recipe.ts'

type Shape = {
  unit: ContentUnit
  /** Units of the daily portion for this much powder. */
  units: (powderMg: number) => number
  sizes: number[]
  /** Portion units in one unit of content: thirty drops are one millilitre. */
  perContent: number
  /** The unit of the pack's contents. */
  content: ContentUnit
  days: [number, number]
}

const counted = (unit: ContentUnit, holdsMg: number, sizes: number[]): Shape => ({
  unit,
  units: (mg) => Math.max(1, Math.ceil(mg / holdsMg)),
  sizes,
  perContent: 1,
  content: unit,
  days: [20, 130],
})
/** Small measures: as many drops or sprays as the powder needs, at least `least`. */
const dropped = (
  unit: ContentUnit,
  holdsMg: number,
  least: number,
  sizes: number[],
  perContent: number,
): Shape => ({
  unit,
  units: (mg) => Math.max(least, Math.ceil(mg / holdsMg)),
  sizes,
  perContent,
  content: 'ml',
  days: [8, 400],
})
/** One unit, whatever it contains, up to `holdsMg`. */
const single = (unit: ContentUnit, holdsMg: number, sizes: number[]): Shape => ({
  ...counted(unit, holdsMg, sizes),
  days: [6, 60],
})
const fixed = (unit: ContentUnit, units: number, sizes: number[], content = unit, perContent = 1): Shape => ({
  unit,
  units: () => units,
  sizes,
  perContent,
  content,
  days: [6, 400],
})

const shapes: Record<Delivery, Shape> = {
  capsules: counted('capsule', 620, [30, 60, 90, 120, 180, 240]),
  tablets: counted('tablet', 900, [30, 60, 90, 120, 180, 240]),
  softgels: counted('softgel', 1000, [30, 60, 90, 120, 180]),
  powder: {
    unit: 'g',
    units: (mg) => Math.max(1, Math.ceil(mg / 500) / 2),
    sizes: [50, 80, 100, 150, 180, 200, 250, 300, 400, 500, 750, 1000],
    perContent: 1,
    content: 'g',
    days: [14, 90],
  },
  liquid: fixed('ml', 10, [150, 200, 250, 500]),
  drops: dropped('drop', 10, 5, [10, 20, 30, 50], 30),
  tincture: fixed('drop', 60, [50, 100], 'ml', 30),
  spray: dropped('spray', 80, 2, [20, 25, 30], 7),
  lozenges: counted('lozenge', 800, [30, 60, 90, 120]),
  gummies: counted('gummy', 700, [60, 90, 120]),
  sachets: single('sachet', 30_000, [20, 30]),
  effervescent: single('tablet', 4000, [20, 40]),
  ampoules: single('ampoule', 11_000, [10, 20, 30]),
  oil: fixed('ml', 10, [100, 250, 500]),
  tea: fixed('piece', 3, [20, 40]),
  other: fixed('g', 5, [150, 250]),
}
/** Nobody takes more of them per day. */
const most: Partial<Record<Delivery, number>> = {
  capsules: 6,
  tablets: 6,
  softgels: 6,
  lozenges: 3,
  gummies: 5,
  sachets: 1,
  effervescent: 1,
  ampoules: 1,
  drops: 60,
  spray: 6,
}
const counts: readonly Delivery[] = ['capsules', 'tablets', 'softgels', 'lozenges', 'gummies', 'tea', 'other']

export function portionOf(delivery: Delivery, doses: readonly Dose[]) {
  const shape = shapes[delivery]
  return { amount: shape.units(doses.reduce((sum, dose) => sum + powderMg(dose), 0)), unit: shape.unit }
}

export function isTakeable(delivery: Delivery, { amount }: { amount: number }): boolean {
  return amount <= (most[delivery] ?? Number.POSITIVE_INFINITY)
}

export function contentUnitOf(delivery: Delivery): ContentUnit {
  return shapes[delivery].content
}

/** How many daily portions a pack contains. */
export function daysOf(delivery: Delivery, content: number, portion: { amount: number }): number {
  return Math.floor((content * shapes[delivery].perContent) / portion.amount)
}

/** The pack sizes that last neither too short nor too long. */
export function sizesOf(delivery: Delivery, portion: { amount: number }): number[] {
  const { sizes, days } = shapes[delivery]
  const fitting = sizes.filter((size) => {
    const lasts = daysOf(delivery, size, portion)
    return lasts >= days[0] && lasts <= days[1]
  })
  return fitting.length > 0 ? fitting : sizes.slice(-1)
}

export function isCounted(delivery: Delivery): boolean {
  return counts.includes(delivery)
}

export function isMeasured(delivery: Delivery): boolean {
  return delivery === 'liquid' || delivery === 'oil'
}
