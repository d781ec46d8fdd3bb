const patienceMs = 10_000

/** Tells the shop which payment to ask about, and nothing more, as Mollie does: a form with its id. */
export async function sendNotice(webhookUrl: string, paymentId: string): Promise<void> {
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    body: new URLSearchParams({ id: paymentId }),
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}
