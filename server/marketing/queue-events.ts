import { inArray, isNull } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { transact } from '#server/platform/transact.ts'
import { marketingEvents } from './tables.ts'

const pauseMs = 2000
const atOnce = 500

/** Puts recorded events into the queue, if there is a service to send them to. */
export function openEventTimer(deps: Pick<Deps, 'clock' | 'db' | 'jobs' | 'log' | 'marketing'>): Interval {
  if (!deps.marketing) return { close: async () => {} }
  return startInterval({ what: 'queueing marketing events', pauseMs }, deps.log, () =>
    queueEvents(deps, deps.clock()),
  )
}

/** Each event once, however many processes do this at the same time. */
export function queueEvents({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const waiting = await tx
      .select({ id: marketingEvents.id })
      .from(marketingEvents)
      .where(isNull(marketingEvents.queuedAt))
      .orderBy(marketingEvents.id)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    await tx.update(marketingEvents).set({ queuedAt: now }).where(inArray(marketingEvents.id, ids))
    for (const id of ids) await jobs.enqueue(tx, 'marketing-event', { event_id: id })
  })
}
