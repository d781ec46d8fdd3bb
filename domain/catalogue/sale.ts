import { dayMs } from '../local-time.ts'
export const shortBestBeforeDays = 90
export const newProductDays = 60

export type BestBefore = 'none' | 'long' | 'short' | 'past'
export type Sale = 'price' | 'best-before'

/** `date` is a calendar date, YYYY-MM-DD; the product may still be sold on that day. */
export function bestBeforeState(date: string | null, now: Date): BestBefore {
  if (!date) return 'none'
  const daysLeft = (Date.parse(date) - startOfDayMs(now)) / dayMs
  if (daysLeft < 0) return 'past'
  return daysLeft <= shortBestBeforeDays ? 'short' : 'long'
}

/** A product is on sale if its price is reduced or its best-before date is near. */
export function saleOf(reduced: boolean, bestBefore: BestBefore): Sale | null {
  if (bestBefore === 'past') return null
  if (reduced) return 'price'
  return bestBefore === 'short' ? 'best-before' : null
}

export function isAvailable(stock: number, bestBefore: BestBefore): boolean {
  return stock > 0 && bestBefore !== 'past'
}

/** The expected restock date while out of stock; null once that day has passed. */
export function expectedDay(date: string | null, available: boolean, now: Date): string | null {
  return !available && date && Date.parse(date) >= startOfDayMs(now) ? date : null
}

/** When a restock date that is still expected will have passed. */
export function expectedDayEndsAt(date: string | null, now: Date): Date | null {
  return date && Date.parse(date) >= startOfDayMs(now) ? new Date(Date.parse(date) + dayMs) : null
}

/** At most this share of the products is shown as new. */
const newestShare = 0.05

/** Products created after this count as new; products created together are all new or none. */
export function newestAfter(createdMs: readonly number[]): number {
  const most = Math.floor(createdMs.length * newestShare)
  return createdMs.toSorted((one, other) => other - one)[most] ?? Number.POSITIVE_INFINITY
}

export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newProductDays * dayMs
}

/** When the values above next change merely because time passes. */
export function nextChangeByTime(bestBefore: string | null, createdAt: Date, now: Date): Date | null {
  const turns = [createdAt.getTime() + newProductDays * dayMs]
  if (bestBefore) {
    turns.push(Date.parse(bestBefore) - shortBestBeforeDays * dayMs, Date.parse(bestBefore) + dayMs)
  }
  const ahead = turns.filter((turn) => turn > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

function startOfDayMs(now: Date): number {
  return Math.floor(now.getTime() / dayMs) * dayMs
}
