import type { WishedProduct } from '#contract/wishlist.ts'
import { keep } from '../platform/buying.ts'
import { createStore, useStore } from '../platform/store/create-store.ts'

export type WishState = {
  /** `unknown` until one knows who is there and what they wish for. */
  owner: 'unknown' | 'visitor' | 'person'
  /** Of a visitor, only where they are looked at. As the server last told them, without those just taken off. */
  items: readonly WishedProduct[]
  /** Variants, with what is on its way to the server. */
  wished: ReadonlySet<number>
  awaited: ReadonlySet<number>
  isUnreachable: boolean
}

const unknown: WishState = {
  owner: 'unknown',
  items: [],
  wished: new Set(),
  awaited: new Set(),
  isUnreachable: false,
}

/** The one wishlist of this tab. */
export const wishState = createStore(unknown)

wishState.subscribe(() => {
  const { wished: wishes, awaited } = wishState.get()
  keep({ wishes, awaited })
})

export function resetWishlist(owner: WishState['owner']): void {
  wishState.set({ ...unknown, owner })
}

export function useWishlist(): WishState {
  return useStore(wishState)
}
