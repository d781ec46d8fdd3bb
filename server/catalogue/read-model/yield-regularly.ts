import { setImmediate } from 'node:timers/promises'

/** How long background work may block the process before requests get their turn. */
const turnMs = 8

/** Call it often: it yields to waiting requests whenever the time is used up. */
export function yieldRegularly(): () => Promise<void> | undefined {
  let startedMs = performance.now()
  return () => {
    if (performance.now() - startedMs < turnMs) return undefined
    return setImmediate().then(() => {
      startedMs = performance.now()
    })
  }
}
