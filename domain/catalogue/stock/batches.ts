import { addDays, dateOf, dayOf } from '../../days.ts'

/** A batch that expires within this time is listed as expiring. */
const expiringDays = 90
export const batchNumberMaximum = 40
/** Of a laboratory’s report on a batch. */
export const labReportMaximumBytes = 5 * 1024 * 1024

/** `bestBefore`: a date such as `2027-03-31`; goods may still be sold on it. */
export type Batch = { id: number; bestBefore: string; remaining: number; isBlocked: boolean }
type BatchStanding = 'good' | 'expiring' | 'expired' | 'blocked'

/** `today`: the shop's date. */
export function batchStanding(
  { bestBefore, isBlocked }: Pick<Batch, 'bestBefore' | 'isBlocked'>,
  today: string,
): BatchStanding {
  if (isBlocked) return 'blocked'
  if (bestBefore < today) return 'expired'
  return bestBefore <= expiringUntil(today) ? 'expiring' : 'good'
}

export function expiringUntil(today: string): string {
  return dateOf(addDays(dayOf(today), expiringDays))
}

/** A blocked or expired batch is never sent. */
export function maySendBatch(batch: Pick<Batch, 'bestBefore' | 'isBlocked'>, today: string): boolean {
  const standing = batchStanding(batch, today)
  return standing === 'good' || standing === 'expiring'
}

export type BatchPacks = { batchId: number; quantity: number }

/** First expired, first out. What no batch covers is left out: goods that were received without one. */
export function suggestBatches(batches: readonly Batch[], quantity: number, today: string): BatchPacks[] {
  const usable = batches
    .filter((batch) => batch.remaining > 0 && maySendBatch(batch, today))
    .toSorted((one, other) => one.bestBefore.localeCompare(other.bestBefore) || one.id - other.id)
  const packs: BatchPacks[] = []
  let left = quantity
  for (const { id, remaining } of usable) {
    const taken = Math.min(left, remaining)
    if (taken > 0) packs.push({ batchId: id, quantity: taken })
    left -= taken
  }
  return packs
}
