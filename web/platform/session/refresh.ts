import type { Tokens } from '#contract/accounts.ts'
import { accessTokenSeconds, refreshAfterMs } from '#domain/accounts/tokens.ts'
import { FetchError } from '../call-api.ts'
import type { StoredTokens } from './tokens.ts'

export type RefreshDeps = {
  read: () => StoredTokens | undefined
  save: (tokens: Tokens, issuedAtMs: number) => StoredTokens
  ask: (refreshToken: string) => Promise<Tokens>
  /** One at a time, across all tabs. */
  serially: <T>(work: () => Promise<T>) => Promise<T>
  clock: () => number
}

/** `ended`: nobody is logged in any more. `later`: it can be tried again. */
export type Refreshed =
  | { kind: 'fresh'; tokens: StoredTokens }
  | { kind: 'ended' }
  | { kind: 'later'; error: unknown }

// The request takes a moment, in which the token must not expire.
const spareMs = 10_000
const expiresAfterMs = accessTokenSeconds * 1000 - spareMs

export function isExpired({ issuedAtMs }: StoredTokens, nowMs: number): boolean {
  return !isBetween(0, nowMs - issuedAtMs, expiresAfterMs)
}

/** The time until 55 minutes after issue. If the clock was set back it is unknown, so zero. */
export function refreshInMs({ issuedAtMs }: StoredTokens, nowMs: number): number {
  const ageMs = nowMs - issuedAtMs
  return isBetween(0, ageMs, refreshAfterMs) ? refreshAfterMs - ageMs : 0
}

/** Tokens already renewed by another tab (`enough`) are used as they are. */
export function refreshTokens(
  { read, save, ask, serially, clock }: RefreshDeps,
  isFreshEnough: (tokens: StoredTokens) => boolean,
): Promise<Refreshed> {
  const asStored = (): Refreshed => {
    const tokens = read()
    return tokens ? { kind: 'fresh', tokens } : { kind: 'ended' }
  }
  return serially(async () => {
    const used = read()
    if (!used || isFreshEnough(used)) return asStored()
    const askedAtMs = clock()
    // A logout or a new login in the meantime takes precedence.
    const isOvertaken = () => read()?.refresh_token !== used.refresh_token
    try {
      const answered = await ask(used.refresh_token)
      return isOvertaken() ? asStored() : { kind: 'fresh', tokens: save(answered, askedAtMs) }
    } catch (error) {
      if (isOvertaken()) return asStored()
      return isFinal(error) ? { kind: 'ended' } : { kind: 'later', error }
    }
  })
}

function isFinal(error: unknown): boolean {
  return error instanceof FetchError && (error.status === 401 || error.status === 422)
}

const firstPauseMs = 500
const longestPauseMs = 60_000

/** The first retries are within the ten seconds in which a refresh token whose answer was lost is still valid. */
export function pauseMs(failures: number, error: unknown): number {
  const asked = error instanceof FetchError ? error.retryAfterMs : undefined
  return asked ?? Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
}

function isBetween(from: number, value: number, to: number): boolean {
  return value >= from && value < to
}
