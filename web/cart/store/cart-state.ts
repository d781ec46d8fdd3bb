import { useSyncExternalStore } from 'react'
import type { Cart } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { keep } from '../../platform/buying.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'

export type CartState = {
  /** `unknown` until one knows who is there and what they have. */
  owner: 'unknown' | 'visitor' | 'person'
  /** What is in the cart, with what is on its way there. */
  lines: readonly CartLine[]
  /** As the server last reckoned it; undefined where it did not yet, or nothing is in it. */
  cart: Cart | undefined
  /** Amounts are those from before a change. */
  isReckoning: boolean
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
  isReckoning: false,
  isUnreachable: false,
  failure: undefined,
  removed: undefined,
  known: new Map(),
}
let state = unknown
const listeners = new Set<() => void>()

/** The one cart of this tab. */
export const cartState = {
  get: (): CartState => state,
  set(change: Partial<CartState>): void {
    state = { ...state, ...change }
    if (change.lines)
      keep({ packs: new Map(change.lines.map(({ variantId, quantity }) => [variantId, quantity])) })
    for (const listener of listeners) listener()
  },
  /** Somebody else, or nobody. */
  reset(owner: CartState['owner']): void {
    cartState.set({ ...unknown, owner })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useCart(): CartState {
  return useSyncExternalStore(cartState.subscribe, cartState.get, () => unknown)
}
