import { useSyncExternalStore } from 'react'
import type { ProductInSlot } from './slots.tsx'

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

const nothing: Kept = { packs: new Map(), wishes: new Set(), awaited: new Set() }
let kept = nothing
const listeners = new Set<() => void>()

/** The same on the server and for the first moment in the browser: nothing. */
export function useKept<Value extends number | boolean>(read: (kept: Kept) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(kept),
    () => read(nothing),
  )
}

export function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let doer: ((act: Act) => void) | undefined
let waker: (() => void) | undefined
let waiting: Act[] = []

export function act(wanted: Act): void {
  if (doer) doer(wanted)
  else {
    waiting.push(wanted)
    waker?.()
  }
}

/** Until somebody can do what is asked for, it waits, and this is told. */
export function onWaitingAct(wake: () => void): void {
  waker = wake
}

export function isActWaiting(): boolean {
  return waiting.length > 0
}

export function doActs(next: (act: Act) => void): void {
  doer = next
  const before = waiting
  waiting = []
  for (const wanted of before) next(wanted)
}
