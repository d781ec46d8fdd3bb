import type { ApiPath } from '#contract/calls.ts'
import { type Call, FetchError, Unauthorized } from '../call-api.ts'
import { isExpired, pauseMs, type Refreshed } from './refresh.ts'
import type { StoredTokens } from './tokens.ts'

/** A call found out that nobody is logged in any more. */
export class TokensExpired extends Error {
  constructor() {
    super('Tokens expired')
  }
}

export type CallDeps = {
  read: () => StoredTokens | undefined
  refresh: (isFreshEnough: (tokens: StoredTokens) => boolean) => Promise<Refreshed>
  send: (path: ApiPath, call: Omit<Call, 'language'>) => Promise<Response>
  onEnded: () => void
  clock: () => number
  wait: (ms: number) => Promise<void>
}
export type AccountCall = Omit<Call, 'language' | 'bearer'>

const tries = 3
/** The longest pause requested by the server for which a call waits. */
const longestWaitMs = 10_000

/** Calls for the logged-in user: renews an expired token first, and repeats a call once that was refused because of it. */
export function accountCalls({ read, refresh, send, onEnded, clock, wait }: CallDeps) {
  async function fresh(isFreshEnough: (tokens: StoredTokens) => boolean): Promise<StoredTokens> {
    for (let failures = 0; ; failures += 1) {
      const refreshed = await refresh(isFreshEnough)
      if (refreshed.kind === 'fresh') return refreshed.tokens
      if (refreshed.kind === 'ended') return end()
      const ms = pauseMs(failures, refreshed.error)
      if (failures + 1 === tries || ms > longestWaitMs) throw refreshed.error
      await wait(ms)
    }
  }

  /** Tokens whose access token has not expired. */
  async function tokens(): Promise<StoredTokens> {
    const stored = read()
    if (!stored) throw new Unauthorized()
    return isExpired(stored, clock()) ? fresh((other) => !isExpired(other, clock())) : stored
  }

  async function fetchAccount(path: ApiPath, call: AccountCall = {}): Promise<Response> {
    const used = (await tokens()).access_token
    try {
      return await send(path, { ...call, bearer: used })
    } catch (error) {
      const isOther = (stored: StoredTokens | undefined) => stored?.access_token !== used
      if (isTokenRejected(error)) await fresh(isOther)
      else if (!isUnauthorized(error)) throw error
      const stored = read()
      if (!stored || !isOther(stored)) return end()
      return repeat(path, { ...call, bearer: stored.access_token })
    }
  }

  async function repeat(path: ApiPath, call: Omit<Call, 'language'>): Promise<Response> {
    return send(path, call).catch((error) => {
      if (isUnauthorized(error) && read()?.access_token === call.bearer) return end()
      throw error
    })
  }

  function end(): never {
    onEnded()
    throw new TokensExpired()
  }

  return { fetchAccount, accessToken: async () => (await tokens()).access_token }
}

function isUnauthorized(error: unknown): error is FetchError {
  return error instanceof FetchError && error.status === 401
}

/** The server may accept another access token instead of this one. */
function isTokenRejected(error: unknown): boolean {
  return error instanceof FetchError && ['token-expired', 'token-unusable'].includes(error.body?.code ?? '')
}
