import type { WishedProduct } from '#contract/wishlist.ts'
import { setStoredItems } from '../platform/buying.ts'
import { createStore, useStore } from '../platform/store/create-store.ts'

export type WishState = {
  /** `unknown` until the user and their wishlist are known. */
  owner: 'unknown' | 'visitor' | 'person'
  /** For a visitor, only while shown. As last loaded from the server, without items just removed. */
  items: readonly WishedProduct[]
  /** Variants, including changes not yet confirmed by the server. */
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
  setStoredItems({ wishes, awaited })
})

export function resetWishlist(owner: WishState['owner']): void {
  wishState.set({ ...unknown, owner })
}

export function useWishlist(): WishState {
  return useStore(wishState)
}
