import type { CurrentUser, Tokens } from '#contract/accounts.ts'
import { refreshTokenDays } from '#domain/accounts/tokens.ts'
import { dayMs } from '#domain/local-time.ts'
import { persisted } from '../store/persisted.ts'

/** `issuedAtMs` is measured by this device's clock. */
export type StoredTokens = Tokens & { issuedAtMs: number }

const keptForSession = <Value extends object>(name: string) =>
  persisted<Value>({
    in: 'localStorage',
    name,
    ttlMs: refreshTokenDays * dayMs,
    parse: (stored) => (stored && typeof stored === 'object' ? (stored as Value) : undefined),
  })
const tokens = keptForSession<StoredTokens>('tokens')
const user = keptForSession<CurrentUser>('user')

export const readTokens = tokens.read

export function storeTokens({ access_token, refresh_token }: Tokens, issuedAtMs = Date.now()): StoredTokens {
  const issued = { access_token, refresh_token, issuedAtMs }
  tokens.write(issued)
  return issued
}

/** Another tab logged in or out. */
export const onTokensChangedElsewhere = tokens.onChangedElsewhere

/** The last known user, so that the page can show the name at once. */
export const readUser = user.read
export const storeUser = user.write
