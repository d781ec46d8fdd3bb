import { dateOf } from '../days.ts'
import { dayMs, today } from '../local-time.ts'

/** How many days the charts of Today show. */
export const figureRanges = { '7-days': 7, '30-days': 30, '90-days': 90, '12-months': 365 } as const
export type FigureRange = keyof typeof figureRanges
export const figureRangeNames = Object.keys(figureRanges) as [FigureRange, ...FigureRange[]]

/** What is counted on one day. */
export type DayFigures = {
  /** Of orders paid on this day, in minor or major units. */
  sales: number
  /** Orders placed and orders paid on this day. */
  placed: number
  paid: number
  newClients: number
  productViews: number
}

export const noFigures: DayFigures = { sales: 0, placed: 0, paid: 0, newClients: 0, productViews: 0 }

/** The dates of a range, up to and including today, and as many before it. */
export function figureDays(
  range: FigureRange,
  zone: string,
  now: Date,
): { days: string[]; before: string[] } {
  const count = figureRanges[range]
  const last = today(zone, now)
  const dates = Array.from({ length: 2 * count }, (_, index) =>
    dateOf(last - (2 * count - 1 - index) * dayMs),
  )
  return { days: dates.slice(count), before: dates.slice(0, count) }
}

export function sumOfFigures(days: readonly DayFigures[]): DayFigures {
  return days.reduce(
    (sum, day) => ({
      sales: sum.sales + day.sales,
      placed: sum.placed + day.placed,
      paid: sum.paid + day.paid,
      newClients: sum.newClients + day.newClients,
      productViews: sum.productViews + day.productViews,
    }),
    noFigures,
  )
}

/** Paid orders per 100 views of product pages; undefined if nobody viewed any. */
export function conversionOf({ paid, productViews }: DayFigures): number | undefined {
  return productViews === 0 ? undefined : (100 * paid) / productViews
}

/** By how many percent a number has risen or fallen; undefined if it was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round((100 * (now - before)) / before)
}
