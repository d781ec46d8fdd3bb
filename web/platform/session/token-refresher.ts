import { pauseMs, type Refreshed, refreshInMs } from './refresh.ts'
import type { StoredTokens } from './tokens.ts'

type Deps = {
  read: () => StoredTokens | undefined
  refresh: (isFreshEnough: (tokens: StoredTokens) => boolean) => Promise<Refreshed>
  onEnded: () => void
  clock: () => number
}

// A timer may stop while a device sleeps, so pauses are short.
const maxDelayMs = 30_000

/** Refreshes 55 minutes after issue for as long as tokens are stored; temporary failures are retried. */
export function createTokenRefresher({ read, refresh, onEnded, clock }: Deps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isBusy = false

  function scheduleCheck(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), Math.min(ms, maxDelayMs))
  }

  async function check(): Promise<void> {
    clearTimeout(timer)
    const tokens = read()
    if (!tokens || isBusy) return
    const inMs = refreshInMs(tokens, clock())
    if (inMs > 0) return scheduleCheck(inMs)
    isBusy = true
    const refreshed = await refresh((stored) => refreshInMs(stored, clock()) > 0)
    isBusy = false
    if (refreshed.kind === 'ended') return onEnded()
    if (refreshed.kind === 'fresh') {
      failures = 0
      return scheduleCheck(refreshInMs(refreshed.tokens, clock()))
    }
    timer = setTimeout(() => void check(), pauseMs(failures, refreshed.error))
    failures += 1
  }

  return { check, stop: () => clearTimeout(timer) }
}
