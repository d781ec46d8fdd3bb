import { createStore, useStore } from '../store/create-store.ts'
import { onNextUser } from './follow-user.ts'

/** What a user has begun in this tab, by name: it stays when its page is left, until somebody else logs in. */
function createKeptWork() {
  const store = createStore<ReadonlyMap<string, unknown>>(new Map())
  onNextUser(() => store.set(new Map()))
  return store
}
const work = createKeptWork()

export function kept(name: string): unknown {
  return work.get().get(name)
}

/** Undefined: it is no longer needed. */
export function keep(name: string, value: unknown): void {
  work.update((now) => {
    const changed = new Map(now)
    if (value === undefined) changed.delete(name)
    else changed.set(name, value)
    return changed
  })
}

/** A state that outlives its component. */
export function useKept<Value>(
  name: string,
): [value: Value | undefined, set: (next: Value | undefined) => void] {
  const value = useStore(work, (all) => all.get(name))
  return [value as Value | undefined, (next) => keep(name, next)]
}
