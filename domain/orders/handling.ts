import type { OrderState } from './states.ts'

/** `steps`: the states it has had; `left`: packs still to be sent. */
type Handled = { state: OrderState; steps: readonly OrderState[]; left: number }

/** What is refunded in part before it was packed is packed all the same. */
export function mayProcess({ state, steps, left }: Handled): boolean {
  if (left === 0) return false
  return state === 'paid' || (state === 'partially_refunded' && !steps.includes('processing'))
}

/** Only what is being packed leaves. */
export function mayShip({ state, steps, left }: Handled): boolean {
  if (left === 0) return false
  if (state === 'processing' || state === 'partially_shipped') return true
  return state === 'partially_refunded' && steps.includes('processing')
}
