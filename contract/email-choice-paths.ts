import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

const linked = '/v2/storefront/unsubscribe'

/** Which kinds of emails somebody gets: in their account, or without one by the link in an email. */
export const emailChoicePaths = {
  own: '/v2/account/emails',
  linked: (token: string) => `${linked}/${pathText(token)}` as const,
  /** For mail programs: RFC 8058. */
  oneClick: (token: string) => `${linked}/${pathText(token)}/one-click` as const,
} as const

/** Who may make which call. */
export const emailChoiceCalls = () =>
  [
    { method: 'GET', path: emailChoicePaths.own, auth: 'signed-in' },
    { method: 'PUT', path: emailChoicePaths.own, auth: 'signed-in' },
    { method: 'GET', path: emailChoicePaths.linked(':token'), auth: 'public' },
    { method: 'PUT', path: emailChoicePaths.linked(':token'), auth: 'public' },
    { method: 'GET', path: emailChoicePaths.oneClick(':token'), auth: 'public' },
    { method: 'POST', path: emailChoicePaths.oneClick(':token'), auth: 'public' },
  ] as const satisfies readonly Declaration[]
