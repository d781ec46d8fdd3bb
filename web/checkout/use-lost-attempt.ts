import { useEffect, useRef } from 'react'
import type { CheckoutDraft } from './draft.ts'
import type { usePlacing } from './use-placing.ts'
import { isEmptyCart, type useQuote } from './use-quote.ts'

type Ports = {
  answer: ReturnType<typeof useQuote>
  latest(): CheckoutDraft
  placing: ReturnType<typeof usePlacing>
}

/**
 * An attempt was sent, its answer never came, and the cart is empty now: it has become an order. Asked again with its
 * own key, the server tells which; with an empty cart no other can come of it.
 */
export function useLostAttempt({ answer, latest, placing }: Ports) {
  const hasAsked = useRef(false)
  const isEmpty = isEmptyCart(answer.data, answer.error)
  useEffect(() => {
    const { attempt } = latest()
    if (!isEmpty || !attempt || hasAsked.current) return
    hasAsked.current = true
    void placing.place(attempt.body)
  })
}
