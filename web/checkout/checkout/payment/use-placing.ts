import { useRef, useState } from 'react'
import type { Checkout, GuestCheckout, GuestPlaced, Placed, Quote } from '#contract/checkout.ts'
import { checkoutPaths, guestPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { type Attempt, attemptFor } from '#web/platform/attempt.ts'
import { callApi } from '#web/platform/call-api.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { isSame } from '#web/platform/is-same.ts'
import { languagePath } from '#web/platform/links.tsx'
import { callAccount } from '#web/platform/session/session.ts'
import type { CheckoutDraft } from '../draft.ts'
import { type GuestBuyer, orderedLines } from '../guest.ts'
import type { ChangeDraft } from '../use-draft.ts'
import { type EarlierCalls, settleEarlier } from './earlier-attempt.ts'
import { type Failure, failureOf, isDecided } from './order-failure.ts'

type Placing = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; failure: Failure }
type Body = Checkout | GuestCheckout
type PlacingInput = {
  guest: GuestBuyer | undefined
  latest(): CheckoutDraft
  change: ChangeDraft
  /** Whether the server's cart is empty now: then an earlier attempt has placed the order. */
  isCartEmpty(): Promise<boolean>
  /** Shows the changed items and prices for the first time; returns the quote with them. */
  onChanged(): Promise<Quote | undefined>
}

const runningTries = 15
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends an order once, however often the button is pressed, and continues to its payment. */
export function usePlacing({ guest, latest, change, isCartEmpty, onChanged }: PlacingInput) {
  const { t, language } = useTranslation('checkout')
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' })
  const isSending = useRef(false)

  /** An unanswered attempt may already have placed the order; there must not be a second one. */
  async function attemptOf(body: Body): Promise<Attempt<Body>> {
    const known = latest().attempt
    // Of a guest's cart the server knows nothing.
    const isOther = known && !guest && !isSame(known.body, body)
    if (isOther && (await isCartEmpty())) return known
    return attemptFor(body, known)
  }

  /** Whether a guest may order this now. What they sent before, without an answer, is settled first. */
  async function isFree(body: Body): Promise<boolean> {
    const known = latest().attempt
    if (!guest || !known || !isOfGuest(known) || isSame(known.body, body)) return true
    const settled = await settleEarlier(known, earlierCalls(language))
    if (typeof settled === 'object') {
      proceed(settled, known.body, languagePath(language, checkoutReturnPath(settled.order_id)))
      return false
    }
    change({ attempt: null })
    if (settled === 'never-placed') return true
    // Until now the earlier order may have held the last packs or used up the voucher.
    const quote = await onChanged()
    if (!quote || quote.quote === body.quote) return true
    fail({ kind: 'changed', code: 'cart-changed', message: t('problems:cart-changed') })
    return false
  }

  async function place(body: Body): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPlacing({ state: 'sending' })
    try {
      if (!(await isFree(body))) return
      const attempt = await attemptOf(body)
      change({ attempt })
      const placed = await send(attempt, language).catch((error: unknown) => {
        if (isDecided(failureOf(error))) change({ attempt: null })
        throw error
      })
      proceed(placed, attempt.body, placed.payment_url)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'changed') await onChanged().catch(() => {})
      fail(failure)
    }
  }

  /** The button stays disabled until the next page opens. */
  function proceed(placed: Placed | GuestPlaced, body: Body, url: string): void {
    change({ attempt: null, placed })
    if (guest && 'order_token' in placed && 'items' in body)
      guest.onPlaced(placed, orderedLines(guest.lines, body))
    location.assign(url)
  }

  function fail(failure: Failure): void {
    isSending.current = false
    setPlacing({ state: 'failed', failure })
  }

  return { placing, place }
}

const isOfGuest = (attempt: Attempt<Body>): attempt is Attempt<GuestCheckout> => 'items' in attempt.body

function send(attempt: Attempt<Body>, language: Language): Promise<Placed | GuestPlaced> {
  if (isOfGuest(attempt)) return sendAsGuest(attempt, language)
  const { key, body } = attempt
  const call = { method: 'POST', body, idempotencyKey: key }
  return untilDone(() => callAccount<Placed>(checkoutPaths.checkout, call))
}

function sendAsGuest({ key, body }: Attempt<GuestCheckout>, language: Language): Promise<GuestPlaced> {
  const call = { method: 'POST', body, idempotencyKey: key, language }
  return untilDone(() => callApi<GuestPlaced>(guestPaths.checkout, call))
}

const earlierCalls = (language: Language): EarlierCalls => ({
  send: (attempt) => sendAsGuest(attempt, language),
  cancel: (token, idempotencyKey) =>
    callApi(guestPaths.change(token), { method: 'POST', idempotencyKey, language }),
  stateOf: async (token) => (await callApi<Order>(guestPaths.one(token), { language })).state,
})

async function untilDone<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (failureOf(error).kind !== 'running' || tries === runningTries) throw error
      await wait(1000)
    }
  }
}
