import type { Deps } from '#server/platform/context.ts'
import { idIn, type JobQueue } from '#server/platform/jobs.ts'
import { cancelPayments } from './payments/cancel-payments.ts'
import { sendRefund } from './refunds/send-refund.ts'

/** Queue handlers for payments. */
export function handlePaymentJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'log' | 'provider'> & { jobs: JobQueue },
): void {
  const { jobs } = deps
  jobs.handle('refund', (job) => sendRefund(deps, idIn(job, 'refund_id')))
  jobs.handle('payment-cancellation', (job) => cancelPayments(deps, idIn(job, 'order_id')))
}
