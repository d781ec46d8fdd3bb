import { paymentPaths } from '#contract/order-paths.ts'
import type { Deps } from '#server/platform/context.ts'
import type { JobQueue } from '#server/platform/jobs.ts'

const maxWaitMs = 10_000

/** Sends the shop the id of a payment to look up, and nothing more, as Mollie does: as a form. */
async function sendWebhook(webhookUrl: string, paymentId: string): Promise<void> {
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    body: new URLSearchParams({ id: paymentId }),
    signal: AbortSignal.timeout(maxWaitMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}

/** Reports of the sandbox provider are repeated until the shop has handled them. */
export function handleSandboxWebhooks({ jobs, origin }: Pick<Deps, 'origin'> & { jobs: JobQueue }): void {
  jobs.handle('payment-notice', async ({ data }) => {
    await sendWebhook(`${origin()}/api${paymentPaths.sandboxWebhook}`, String(data.payment_id))
  })
}
