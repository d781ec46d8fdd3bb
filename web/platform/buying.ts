import type { ProductInSlot } from './slots.tsx'
import { createStore, useStore } from './store/create-store.ts'

/** What people do about a product before they buy it. Every page can ask for it; what does it loads with the first. */
export type Act =
  | { kind: 'add'; product: ProductInSlot; quantity: number }
  | { kind: 'wish' | 'await'; product: ProductInSlot }
  /** To see what is in the cart. */
  | { kind: 'show-cart' }

/** What somebody keeps here, by variant: packs in the cart, wishes, and what they wait for to be back. */
export type Kept = {
  packs: ReadonlyMap<number, number>
  wishes: ReadonlySet<number>
  awaited: ReadonlySet<number>
}

const kept = createStore<Kept>({ packs: new Map(), wishes: new Set(), awaited: new Set() })

/** The same on the server and for the first moment in the browser: nothing. */
export function useKept<Value extends number | boolean>(read: (kept: Kept) => Value): Value {
  return useStore(kept, read)
}

export const keep = kept.patch

/** Until somebody can do what is asked for, it waits. */
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
