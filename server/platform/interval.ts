import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

type IntervalOptions = {
  /** For the log. */
  what: string
  pauseMs: number
  /** Before the first run; by default the same as for all others. */
  firstMs?: number
}
export type Interval = { close(): Promise<void> }

/** Runs something repeatedly, with a pause before each run. A failure is logged, and tried again in the next run. */
export function startInterval(
  { what, pauseMs, firstMs = pauseMs }: IntervalOptions,
  log: Log,
  work: (end: AbortSignal) => Promise<unknown>,
): Interval {
  const end = new AbortController()
  const passes = (ms: number) => wait(ms, true, { ref: false, signal: end.signal }).catch(() => false)
  async function loop(): Promise<void> {
    for (let pause = firstMs; await passes(pause); pause = pauseMs)
      await work(end.signal).catch((error) =>
        log.warn({ err: error, what }, 'a run failed; the next one tries again'),
      )
  }
  const running = loop()
  return {
    /** Waits for a run in progress. */
    close() {
      end.abort()
      return running
    },
  }
}
