import { useRef } from 'react'
import type { WithdrawalRequest } from '#contract/orders.ts'
import type { SendWithdrawal } from './withdrawing.ts'

/** Whoever confirms the same choice again, since no answer came, makes the same attempt again. */
export function useSendOnce(send: SendWithdrawal) {
  const attempt = useRef({ request: '', key: '' })
  return (request: WithdrawalRequest) => {
    const text = JSON.stringify(request)
    if (attempt.current.request !== text) attempt.current = { request: text, key: crypto.randomUUID() }
    return send(request, attempt.current.key)
  }
}
