import { useRef, useState } from 'react'
import type { Checkout, Placed } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { type Attempt, attemptFor, isSame } from '#web/platform/attempt.ts'
import { callAccount } from '#web/platform/session/session.ts'
import type { CheckoutDraft } from '../draft.ts'
import type { ChangeDraft } from '../use-draft.ts'
import { type Failure, failureOf } from './order-failure.ts'

type Placing = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; failure: Failure }
type Ports = {
  latest(): CheckoutDraft
  change: ChangeDraft
  /** Whether the server's cart is empty now: then an earlier attempt has placed the order. */
  isCartEmpty(): Promise<boolean>
  /** Shows the changed items and prices for the first time. */
  onChanged(): Promise<unknown>
}

const runningTries = 15
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends an order once, however often the button is pressed, and continues to its payment. */
export function usePlacing({ latest, change, isCartEmpty, onChanged }: Ports) {
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' })
  const isSending = useRef(false)

  /** An unanswered attempt may already have placed the order; there must not be a second one. */
  async function attemptOf(body: Checkout): Promise<Attempt<Checkout>> {
    const known = latest().attempt
    if (known && !isSame(known.body, body) && (await isCartEmpty())) return known
    return attemptFor(body, known)
  }

  async function place(body: Checkout): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPlacing({ state: 'sending' })
    try {
      const attempt = await attemptOf(body)
      change({ attempt })
      const placed = await send(attempt)
      change({ attempt: null, placed })
      // The button stays disabled until the payment page opens.
      location.assign(placed.payment_url)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'changed' || failure.kind === 'refused') change({ attempt: null })
      if (failure.kind === 'changed') await onChanged().catch(() => {})
      isSending.current = false
      setPlacing({ state: 'failed', failure })
    }
  }

  return { placing, place }
}

async function send({ key, body }: Attempt<Checkout>): Promise<Placed> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callAccount<Placed>(checkoutPaths.checkout, { method: 'POST', body, idempotencyKey: key })
    } catch (error) {
      if (failureOf(error).kind !== 'running' || tries === runningTries) throw error
      await wait(1000)
    }
  }
}
