import type { Deps } from '#server/platform/context.ts'
import { idIn, type JobQueue } from '#server/platform/jobs.ts'
import { cancelPayments } from './payments/cancel-payments.ts'
import { queueRecallEmails } from './recalls/send-recall.ts'
import { sendRefund } from './refunds/send-refund.ts'

/** Queue handlers for payments and recalls. */
export function handleOrderJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'log' | 'provider'> & { jobs: JobQueue },
): void {
  const { jobs } = deps
  jobs.handle('refund', (job) => sendRefund(deps, idIn(job, 'refund_id')))
  jobs.handle('recall', (job) => queueRecallEmails(deps, idIn(job, 'recall_id')))
  jobs.handle('payment-cancellation', (job) => cancelPayments(deps, idIn(job, 'order_id')))
}
