import { browserDrawer, type Drawer, forget, readStored, store } from '../platform/storage.ts'

/** What a visitor wanted that needs an account: done when they come back from the login. */
export type Wanted = { kind: 'await'; variantId: number }

const name = 'wanted'
const keptMs = 30 * 60_000

export function keepWanted(wanted: Wanted, drawer = ofTab(), nowMs = Date.now()): void {
  if (drawer) store(drawer, name, wanted, nowMs + keptMs)
}

export function takeWanted(drawer = ofTab(), nowMs = Date.now()): Wanted | undefined {
  const wanted = drawer && readStored<Partial<Wanted>>(drawer, name, nowMs)
  if (drawer) forget(drawer, name)
  const { kind, variantId } = wanted ?? {}
  if (typeof variantId !== 'number' || kind !== 'await') return undefined
  return { kind, variantId }
}

function ofTab(): Drawer | undefined {
  return browserDrawer('sessionStorage')
}
