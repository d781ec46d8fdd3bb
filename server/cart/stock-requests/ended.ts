import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { confirmableDays, notifiedKeptDays, waitingDays } from '#domain/cart/stock-requests.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Database } from '#server/platform/database.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { visitorStockRequests as requests } from './tables.ts'

/** The link in an email also ends all other requests of the address, so a notified request stays as long as they do. */
const noneWaits = sql`NOT EXISTS (
  SELECT FROM ${requests} other
  WHERE ${sameAddress(sql`other.email`, requests.email)} AND other.confirmed_at IS NOT NULL AND other.told_at IS NULL)`

/** Not confirmed in time, expired, or notified. */
export function hasEnded(now: Date): SQL {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  return or(
    and(isNull(requests.confirmedAt), lt(requests.createdAt, ago(confirmableDays))),
    and(isNull(requests.notifiedAt), lt(requests.confirmedAt, ago(waitingDays))),
    and(lt(requests.notifiedAt, ago(notifiedKeptDays)), noneWaits),
  )!
}

/** Not simply the negation: where a timestamp is null, `hasEnded` is null. */
export function isActive(now: Date): SQL {
  return sql`(${hasEnded(now)}) IS NOT TRUE`
}

export async function deleteOldVisitorStockRequests(db: Database, now: Date): Promise<void> {
  await db.delete(requests).where(hasEnded(now))
}
