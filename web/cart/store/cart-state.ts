import type { Cart } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { keep } from '../../platform/buying.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore, useStore } from '../../platform/store/create-store.ts'

export type CartState = {
  /** `unknown` until one knows who is there and what they have. */
  owner: 'unknown' | 'visitor' | 'person'
  /** What is in the cart, with what is on its way there. */
  lines: readonly CartLine[]
  /** As the server last calculated it; undefined where it did not yet, or nothing is in it. */
  cart: Cart | undefined
  /** Amounts are those from before a change. */
  isCalculating: boolean
  /** The server could not be asked what is in it, or what it costs. */
  isUnreachable: boolean
  /** Said where the cart is on screen; the toast says it elsewhere. */
  failure: { message: string; again?: () => void } | undefined
  removed: { name: string; undo: () => void } | undefined
  /** What is known of products before the server has told of them. */
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
  if (lines !== before)
    keep({ packs: new Map(lines.map(({ variantId, quantity }) => [variantId, quantity])) })
})

/** Somebody else, or nobody. */
export function resetCart(owner: CartState['owner']): void {
  cartState.set({ ...unknown, owner })
}

export function useCart(): CartState {
  return useStore(cartState)
}
