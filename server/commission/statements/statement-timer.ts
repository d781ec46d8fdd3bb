import type { Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { issueSelfBilledInvoices } from '../self-billing/issue-invoices.ts'
import { closeMonths } from './close-months.ts'

const hourMs = 3_600_000
/** The commission timer runs first: it books what was earned. */
const soonMs = 20_000

/** Closes months that are over and issues their invoices, each hour. Any number of processes may do it at once. */
export function openStatementTimer(
  deps: Pick<Deps, 'clock' | 'currency' | 'db' | 'jobs' | 'log' | 'region' | 'translations'>,
): Interval {
  const times = { pauseMs: hourMs, firstMs: soonMs }
  return startInterval({ what: 'the timer of statements', ...times }, deps.log, async (end) => {
    const ctx = { ...deps, now: deps.clock() }
    await closeMonths(ctx)
    await issueSelfBilledInvoices(ctx, end)
  })
}
