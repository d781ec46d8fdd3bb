import { useSyncExternalStore } from 'react'
import { type Persistence, persisted } from './persisted.ts'

export type Store<State> = {
  /** The value on the server, and in the browser until hydration. */
  readonly initial: State
  get(): State
  set(next: State): void
  update(change: (now: State) => State): void
  patch(change: Partial<State>): void
  /** Reports each change with the previous value. Returns how to stop. */
  subscribe(listener: (before: State) => void): () => void
}

/** A value of this tab. A persisted value is restored, and follows other tabs. */
export function createStore<State>(initial: State, persistence?: Persistence<State>): Store<State> {
  const kept = persistence && persisted(persistence)
  const listeners = new Set<(before: State) => void>()
  let state = initial
  /** Another tab may have written a moment ago. */
  const latest = () => (kept ? (kept.read() ?? initial) : state)
  const show = (next: State) => {
    if (next === state) return
    const before = state
    state = next
    for (const listener of listeners) listener(before)
  }
  const store: Store<State> = {
    initial,
    get: () => state,
    set(next) {
      kept?.write(next)
      show(next)
    },
    update: (change) => store.set(change(latest())),
    patch: (change) => store.update((now) => ({ ...now, ...change })),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const follow = () => show(latest())
  follow()
  kept?.onChangedElsewhere(follow)
  return store
}

type Readable<State> = Pick<Store<State>, 'initial' | 'get' | 'subscribe'>

/** Reads a store, or the part selected by `read`; renders again only when that changes. */
export function useStore<State>(store: Readable<State>): State
export function useStore<State, Value>(store: Readable<State>, read: (state: State) => Value): Value
export function useStore<State>(
  store: Readable<State>,
  read: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  )
}
