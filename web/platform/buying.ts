import type { BuyPlace, ProductInSlot } from './slots.tsx'
import { createStore, useStore } from './store/create-store.ts'

/** Actions on a product before buying, available to every page. The code is loaded with the first one. */
export type Act =
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
}

const kept = createStore<StoredItems>({
  packs: new Map(),
  wishes: new Set(),
  awaited: new Set(),
  compared: new Set(),
})

/** Empty on the server and during hydration. */
export function useStored<Value extends number | boolean>(read: (kept: StoredItems) => Value): Value {
  return useStore(kept, read)
}

export const keep = kept.patch

/** Requests wait until a handler is registered. */
const acts = createStore<{ perform?: (act: Act) => void; waiting: readonly Act[] }>({ waiting: [] })

export function act(wanted: Act): void {
  const { perform, waiting } = acts.get()
  if (perform) perform(wanted)
  else acts.set({ waiting: [...waiting, wanted] })
}

export function onWaitingAct(wake: () => void): () => void {
  return acts.subscribe(() => isActWaiting() && wake())
}

export function isActWaiting(): boolean {
  return acts.get().waiting.length > 0
}

export function doActs(perform: (act: Act) => void): void {
  const { waiting } = acts.get()
  acts.set({ perform, waiting: [] })
  for (const wanted of waiting) perform(wanted)
}
