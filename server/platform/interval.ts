import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

type Rhythm = {
  /** For the log. */
  what: string
  pauseMs: number
  /** Before the first turn; like all others without it. */
  firstMs?: number
}
export type Interval = { close(): Promise<void> }

/** Does the same again and again, with a pause before each turn. What fails is said, and done again at the next turn. */
export function startInterval(
  { what, pauseMs, firstMs = pauseMs }: Rhythm,
  log: Log,
  work: (end: AbortSignal) => Promise<unknown>,
): Interval {
  const end = new AbortController()
  const passes = (ms: number) => wait(ms, true, { ref: false, signal: end.signal }).catch(() => false)
  async function goOn(): Promise<void> {
    for (let pause = firstMs; await passes(pause); pause = pauseMs)
      await work(end.signal).catch((error) =>
        log.warn({ err: error, what }, 'a turn failed; the next will come'),
      )
  }
  const running = goOn()
  return {
    /** Waits for the turn that is under way. */
    close() {
      end.abort()
      return running
    },
  }
}
