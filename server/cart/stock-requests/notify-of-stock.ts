import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { variants } from '#server/catalogue/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { transact } from '#server/platform/transact.ts'
import { isAvailable } from './availability.ts'
import { isActive } from './ended.ts'
import { stockRequests, visitorStockRequests } from './tables.ts'

/** Requests of users, or of visitors. */
type Waiting = {
  requests: typeof stockRequests | typeof visitorStockRequests
  userId: SQL<number | null>
  template: 'back-in-stock' | 'visitor-back-in-stock'
  condition?: SQL | undefined
}
type Batch = { last: number; notified: number } | undefined

const batchSize = 100

/** Queues an email for each request whose variant is available again, once. Returns how many. */
export async function notifyOfStock(
  deps: Pick<Deps, 'db' | 'jobs' | 'products'>,
  now: Date,
): Promise<number> {
  let notified = 0
  for (const waiting of [accounts, visitors(now)]) {
    const notifyNext = (after: number) => notifySome(deps, waiting, after, now)
    for (let batch = await notifyNext(0); batch; batch = await notifyNext(batch.last))
      notified += batch.notified
  }
  return notified
}

const accounts: Waiting = {
  requests: stockRequests,
  userId: sql`${stockRequests.userId}`,
  template: 'back-in-stock',
}

function visitors(now: Date): Waiting {
  return {
    requests: visitorStockRequests,
    userId: sql`NULL`,
    template: 'visitor-back-in-stock',
    condition: and(isNotNull(visitorStockRequests.confirmedAt), isActive(now)),
  }
}

/** Concurrent processes each take rows the other has not locked. */
function notifySome(
  { db, jobs, products }: Pick<Deps, 'db' | 'jobs' | 'products'>,
  { requests, userId, template, condition }: Waiting,
  after: number,
  now: Date,
): Promise<Batch> {
  return transact(db, async (tx) => {
    const waiting = await tx
      .select({ id: requests.id, userId, variantId: requests.variantId })
      .from(requests)
      .innerJoin(variants, and(eq(variants.id, requests.variantId), gt(variants.stock, 0)))
      .where(and(isNull(requests.toldAt), gt(requests.id, after), condition))
      .orderBy(asc(requests.id))
      .limit(batchSize)
      .for('update', { of: requests, skipLocked: true })
    const last = waiting.at(-1)
    if (!last) return undefined
    const ready = waiting.filter(({ variantId }) => isAvailable(products, variantId))
    for (const each of ready)
      await queueEmail({ db: tx, jobs }, { template, user_id: each.userId, request_id: each.id })
    const ids = ready.map(({ id }) => id)
    if (ids.length > 0) await tx.update(requests).set({ toldAt: now }).where(inArray(requests.id, ids))
    return { last: last.id, notified: ids.length }
  })
}

const pauseMs = 60_000

/** Checks once a minute whether requested variants are available again. */
export function openStockWatch({ log, ...deps }: Pick<Deps, 'db' | 'jobs' | 'log' | 'products'>): Interval {
  return startInterval({ what: 'notifying of stock', pauseMs }, log, () => notifyOfStock(deps, new Date()))
}
