import { paymentPaths } from '#contract/order-paths.ts'
import { crashPoint } from '#server/platform/crash-point.ts'
import type { Job, JobDesk } from '#server/platform/jobs.ts'
import { sendNotice } from '#server/platform/payments/send-notice.ts'
import { cancelPayments } from './cancel-payment.ts'
import type { SettlingWorld } from './hear-notice.ts'
import { sendRefund } from './send-refund.ts'

type World = SettlingWorld & { jobs: JobDesk; origin: () => string }

/** What waits in the queues of payments. */
export function handlePaymentJobs(world: World): void {
  const { jobs, origin } = world
  jobs.handle('refund', ({ data }) => sendRefund(world, idOf(data.refund_id)))
  jobs.handle('payment-cancellation', ({ data }) => cancelPayments(world, idOf(data.order_id)))
  jobs.handle('payment-notice', async ({ data }) => {
    crashPoint('notice-before-send')
    await sendNotice(`${origin()}/api${paymentPaths.sandboxWebhook}`, String(data.payment_id))
  })
}

function idOf(value: Job['data'][string] | undefined): number {
  if (typeof value === 'number') return value
  throw new Error('A job that names nothing')
}
