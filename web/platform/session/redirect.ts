import type { redirectToken, Tokens } from '#contract/accounts.ts'

const redirect: typeof redirectToken = 'redirect'

export function isRedirect({ refresh_token }: Tokens): boolean {
  return refresh_token === redirect
}

type RedirectProblem = 'redirect-without-token' | 'redirect-insecure'

/** The target of a login by redirect: only https, and only the configured other store. */
export function redirectTarget(
  { access_token }: Partial<Tokens>,
  otherStoreUrl: string | undefined,
): { url: string } | { problem: RedirectProblem } {
  if (!access_token) return { problem: 'redirect-without-token' }
  const url = URL.parse(access_token)
  const store = otherStoreUrl === undefined ? null : URL.parse(otherStoreUrl)
  const isSafe = access_token.startsWith('https://') && url && store && url.host === store.host
  return isSafe ? { url: url.href } : { problem: 'redirect-insecure' }
}
