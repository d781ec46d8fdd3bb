import type { CurrentUser, Tokens } from '#contract/accounts.ts'
import { refreshTokenDays } from '#domain/accounts/tokens.ts'
import { browserDrawer, type Drawer, forgetPersonal, readStored, store } from '../storage.ts'

/** `issuedAtMs` is told by this device's clock. */
export type StoredTokens = Tokens & { issuedAtMs: number }

const names = { tokens: 'tokens', user: 'user' } as const
const keptMs = refreshTokenDays * 86_400_000

/** Where a browser refuses storage, a sign-in lasts as long as its page. */
const drawer: () => Drawer = () => browserDrawer('localStorage') ?? passing
const held = new Map<string, string>()
const passing: Drawer = {
  get length() {
    return held.size
  },
  key: (at) => [...held.keys()][at] ?? null,
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
}

export function readTokens(): StoredTokens | undefined {
  return readStored<StoredTokens>(drawer(), names.tokens, Date.now())
}

export function storeTokens({ access_token, refresh_token }: Tokens, issuedAtMs = Date.now()): StoredTokens {
  const tokens = { access_token, refresh_token, issuedAtMs }
  store(drawer(), names.tokens, tokens, issuedAtMs + keptMs)
  return tokens
}

/** The person last seen here, so that the page need not wait to greet them. */
export function readUser(): CurrentUser | undefined {
  return readStored<CurrentUser>(drawer(), names.user, Date.now())
}

export function storeUser(user: CurrentUser): void {
  store(drawer(), names.user, user, Date.now() + keptMs)
}

/** Tokens, person, and everything else that is personal in the browser's storage. */
export function forgetPerson(): void {
  forgetPersonal(drawer())
  const session = browserDrawer('sessionStorage')
  if (session) forgetPersonal(session)
}

/** A change of storage by another tab: does it concern who is signed in? `null`: everything was cleared. */
export function isTokenKey(key: string | null): boolean {
  return key === null || key.endsWith(`:${names.tokens}`)
}
