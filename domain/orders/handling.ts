import type { OrderState } from './states.ts'

/** `steps`: the states it has been in; `left`: packs that still have to be sent. */
type OrderProgress = { state: OrderState; steps: readonly OrderState[]; left: number }

/** An order that was partly refunded before it was packed is still packed. */
export function mayProcess({ state, steps, left }: OrderProgress): boolean {
  if (left === 0) return false
  return state === 'paid' || (state === 'partially_refunded' && !steps.includes('processing'))
}

/** Only an order that is being packed can be sent. */
export function mayShip({ state, steps, left }: OrderProgress): boolean {
  if (left === 0) return false
  if (state === 'processing' || state === 'partially_shipped') return true
  return state === 'partially_refunded' && steps.includes('processing')
}
