import { useSyncExternalStore } from 'react'
import type { WishedProduct } from '#contract/wishlist.ts'
import { keep } from '../platform/buying.ts'

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
let state = unknown
const listeners = new Set<() => void>()

/** The one wishlist of this tab. */
export const wishState = {
  get: (): WishState => state,
  set(change: Partial<WishState>): void {
    state = { ...state, ...change }
    const { wished: wishes, awaited } = state
    keep({ wishes, awaited })
    for (const listener of listeners) listener()
  },
  reset(owner: WishState['owner']): void {
    wishState.set({ ...unknown, owner })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useWishlist(): WishState {
  return useSyncExternalStore(wishState.subscribe, wishState.get, () => unknown)
}

export function withMember(members: ReadonlySet<number>, id: number, isMember: boolean): ReadonlySet<number> {
  const next = new Set(members)
  if (isMember) next.add(id)
  else next.delete(id)
  return next
}
