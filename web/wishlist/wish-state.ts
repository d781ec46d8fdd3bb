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
  /** Why the latest change failed, and of which variant; shown until the next change. */
  failure: { message: string; variantId?: number; onRetry?: () => void } | undefined
}

const unknown: WishState = {
  owner: 'unknown',
  items: [],
  wished: new Set(),
  awaited: new Set(),
  isUnreachable: false,
  failure: undefined,
}

/** The one wishlist of this tab. */
export const wishState = createStore(unknown)

wishState.subscribe(({ failure: before }) => {
  const { wished: wishes, awaited, failure } = wishState.get()
  setStoredItems({ wishes, awaited })
  if (failure === before) return
  const { variantId, message } = failure ?? {}
  setStoredItems({ problem: variantId && message ? { variantId, message } : undefined })
})

export function resetWishlist(owner: WishState['owner']): void {
  wishState.set({ ...unknown, owner })
}

/** It was shown, or is tried again. */
export function forgetWishFailure(): void {
  if (wishState.get().failure) wishState.patch({ failure: undefined })
}

export function useWishlist(): WishState {
  return useStore(wishState)
}
