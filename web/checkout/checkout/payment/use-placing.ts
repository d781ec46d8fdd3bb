import { useRef, useState } from 'react'
import type { Checkout, GuestCheckout, GuestPlaced, Placed } from '#contract/checkout.ts'
import { checkoutPaths, guestPaths } from '#contract/order-paths.ts'
import type { Language } from '#domain/languages.ts'
import { type Attempt, attemptFor } from '#web/platform/attempt.ts'
import { callApi } from '#web/platform/call-api.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { isSame } from '#web/platform/is-same.ts'
import { callAccount } from '#web/platform/session/session.ts'
import type { CheckoutDraft } from '../draft.ts'
import type { GuestBuyer } from '../guest.ts'
import type { ChangeDraft } from '../use-draft.ts'
import { type Failure, failureOf } from './order-failure.ts'

type Placing = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; failure: Failure }
type Body = Checkout | GuestCheckout
type PlacingInput = {
  guest: GuestBuyer | undefined
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
export function usePlacing({ guest, latest, change, isCartEmpty, onChanged }: PlacingInput) {
  const { language } = useTranslation('checkout')
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' })
  const isSending = useRef(false)

  /** An unanswered attempt may already have placed the order; there must not be a second one. */
  async function attemptOf(body: Body): Promise<Attempt<Body>> {
    const known = latest().attempt
    if (known && !isSame(known.body, body) && (await isCartEmpty())) return known
    return attemptFor(body, known)
  }

  async function place(body: Body): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPlacing({ state: 'sending' })
    try {
      const attempt = await attemptOf(body)
      change({ attempt })
      const placed = await send(attempt, language)
      change({ attempt: null, placed })
      if (guest && 'order_token' in placed) guest.onPlaced(placed, guest.lines)
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

async function send({ key, body }: Attempt<Body>, language: Language): Promise<Placed | GuestPlaced> {
  const call = { method: 'POST', body, idempotencyKey: key }
  for (let tries = 1; ; tries += 1) {
    try {
      return 'items' in body
        ? await callApi<GuestPlaced>(guestPaths.checkout, { ...call, language })
        : await callAccount<Placed>(checkoutPaths.checkout, call)
    } catch (error) {
      if (failureOf(error).kind !== 'running' || tries === runningTries) throw error
      await wait(1000)
    }
  }
}
