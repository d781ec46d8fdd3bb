import { pauseMs, type Refreshed, refreshInMs } from './refresh.ts'
import type { StoredTokens } from './tokens.ts'

type Ports = {
  read: () => StoredTokens | undefined
  refresh: (enough: (tokens: StoredTokens) => boolean) => Promise<Refreshed>
  onEnded: () => void
  clock: () => number
}

// A timer may stop while a device sleeps, so pauses are short.
const longestNapMs = 30_000

/** Refreshes 55 minutes after issue for as long as tokens are stored; temporary failures are retried. */
export function keepFresh({ read, refresh, onEnded, clock }: Ports) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isBusy = false

  function nap(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), Math.min(ms, longestNapMs))
  }

  async function check(): Promise<void> {
    clearTimeout(timer)
    const tokens = read()
    if (!tokens || isBusy) return
    const inMs = refreshInMs(tokens, clock())
    if (inMs > 0) return nap(inMs)
    isBusy = true
    const refreshed = await refresh((stored) => refreshInMs(stored, clock()) > 0)
    isBusy = false
    if (refreshed.kind === 'ended') return onEnded()
    if (refreshed.kind === 'fresh') {
      failures = 0
      return nap(refreshInMs(refreshed.tokens, clock()))
    }
    timer = setTimeout(() => void check(), pauseMs(failures, refreshed.error))
    failures += 1
  }

  return { check, stop: () => clearTimeout(timer) }
}
