import { dayMs } from '#domain/local-time.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import { createStore, useStore } from '../../platform/store/create-store.ts'

/** Variants by the token of the basket they are left out of. */
type LeftOut = Readonly<Record<string, readonly number[]>>

const none: readonly number[] = []

/** For as long as the tab is open: logging in, following a product's link or reloading must not choose them again. */
const store = createStore<LeftOut | undefined>(undefined, {
  in: 'sessionStorage',
  name: 'baskets-left-out',
  ttlMs: dayMs,
  parse: leftOutIn,
})
// Only at logout: a visitor's choice stays when they log in.
sessionStore.subscribe((before) => {
  if (before.state === 'loggedin' && sessionStore.get().state === 'loggedout') store.set(undefined)
})

export function leftOutOf(token: string): readonly number[] {
  return store.get()?.[token] ?? none
}

export function useLeftOut(token: string): readonly number[] {
  return useStore(store, (leftOut) => leftOut?.[token] ?? none)
}

export function choose(token: string, variantId: number, isChosen: boolean): void {
  store.update((now) => {
    const others = (now?.[token] ?? none).filter((id) => id !== variantId)
    return { ...now, [token]: isChosen ? others : [...others, variantId] }
  })
}

function leftOutIn(stored: unknown): LeftOut | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const isVariants = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger)
  return Object.values(stored).every(isVariants) ? (stored as LeftOut) : undefined
}
