import type { BuyPlace, ProductInSlot } from './slots.tsx'
import { createStore, useStore } from './store/create-store.ts'

/** Actions on a product before buying, available to every page. The code is loaded with the first one. */
export type BuyingAction =
  | { kind: 'add'; product: ProductInSlot; quantity: number; place: BuyPlace }
  | { kind: 'wish' | 'await' | 'compare'; product: ProductInSlot }
  /** Opens the cart. */
  | { kind: 'show-cart' }

/** What the user has stored. By variant: packs in the cart, wishlist items and stock requests; by product: those to compare. */
export type StoredItems = {
  packs: ReadonlyMap<number, number>
  wishes: ReadonlySet<number>
  awaited: ReadonlySet<number>
  compared: ReadonlySet<number>
  /** Why the latest action on a variant failed; shown beside its buttons until the next action. */
  problem: { variantId: number; message: string } | undefined
}

const kept = createStore<StoredItems>({
  packs: new Map(),
  wishes: new Set(),
  awaited: new Set(),
  compared: new Set(),
  problem: undefined,
})

/** Empty on the server and during hydration. */
export function useStoredItems<Value extends number | boolean | string | undefined>(
  read: (kept: StoredItems) => Value,
): Value {
  return useStore(kept, read)
}

export const setStoredItems = kept.patch

/** Requests wait until a handler is registered. */
const requests = createStore<{ perform?: (action: BuyingAction) => void; waiting: readonly BuyingAction[] }>({
  waiting: [],
})

export function requestAction(wanted: BuyingAction): void {
  const { perform, waiting } = requests.get()
  if (perform) perform(wanted)
  else requests.set({ waiting: [...waiting, wanted] })
}

export function onQueuedAction(wake: () => void): () => void {
  return requests.subscribe(() => hasQueuedActions() && wake())
}

export function hasQueuedActions(): boolean {
  return requests.get().waiting.length > 0
}

export function handleActions(perform: (action: BuyingAction) => void): void {
  const { waiting } = requests.get()
  requests.set({ perform, waiting: [] })
  for (const wanted of waiting) perform(wanted)
}
