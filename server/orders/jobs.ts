import type { Deps } from '#server/platform/context.ts'
import type { Job, JobQueue } from '#server/platform/jobs.ts'
import { cancelPayments } from './payments/cancel-payments.ts'
import { queueRecallEmails } from './recalls/send-recall.ts'
import { sendRefund } from './refunds/send-refund.ts'

/** Queue handlers for payments and recalls. */
export function handleOrderJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'log' | 'provider'> & { jobs: JobQueue },
): void {
  const { jobs } = deps
  jobs.handle('refund', ({ data }) => sendRefund(deps, idOf(data.refund_id)))
  jobs.handle('recall', ({ data }) => queueRecallEmails(deps, idOf(data.recall_id)))
  jobs.handle('payment-cancellation', ({ data }) => cancelPayments(deps, idOf(data.order_id)))
}

function idOf(value: Job['data'][string] | undefined): number {
  if (typeof value === 'number') return value
  throw new Error('A job that names nothing')
}
