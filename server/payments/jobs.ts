import { paymentPaths } from '#contract/order-paths.ts'
import type { JobQueue } from '#server/platform/jobs.ts'
import { sendNotice } from './providers/send-notice.ts'

type Deps = { jobs: JobQueue; origin: () => string }

/** What the built-in provider has to say waits until the shop hears it. */
export function handlePaymentNotices({ jobs, origin }: Deps): void {
  jobs.handle('payment-notice', async ({ data }) => {
    await sendNotice(`${origin()}/api${paymentPaths.sandboxWebhook}`, String(data.payment_id))
  })
}
