import type { Cart } from '#contract/cart.ts'
import { type CartLine, quantitiesOf } from '#domain/cart/cart.ts'
import { setStoredItems } from '../../platform/buying.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore, useStore } from '../../platform/store/create-store.ts'

export type CartState = {
  /** `unknown` until the user and their cart are known. */
  owner: 'unknown' | 'visitor' | 'person'
  /** The cart's lines, including changes not yet confirmed by the server. */
  lines: readonly CartLine[]
  /** As last calculated by the server; undefined if not calculated yet or if the cart is empty. */
  cart: Cart | undefined
  /** The amounts are from before the latest change. */
  isCalculating: boolean
  /** The content or the price of the cart could not be loaded. */
  isUnreachable: boolean
  /** Shown in the cart where it is visible; elsewhere a toast says it. */
  failure: { message: string; onRetry?: () => void } | undefined
  removed: { name: string; undo: () => void } | undefined
  /** What the page knows about products before the server has answered. */
  known: ReadonlyMap<number, ProductInSlot>
}

const unknown: CartState = {
  owner: 'unknown',
  lines: [],
  cart: undefined,
  isCalculating: false,
  isUnreachable: false,
  failure: undefined,
  removed: undefined,
  known: new Map(),
}

/** The one cart of this tab. */
export const cartState = createStore(unknown)

cartState.subscribe(({ lines: before }) => {
  const { lines } = cartState.get()
  if (lines !== before) setStoredItems({ packs: quantitiesOf(lines) })
})

/** Another user, or a visitor. */
export function resetCart(owner: CartState['owner']): void {
  cartState.set({ ...unknown, owner })
}

export function useCart(): CartState {
  return useStore(cartState)
}
