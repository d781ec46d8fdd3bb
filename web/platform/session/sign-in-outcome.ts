import type { CurrentUser } from '#contract/accounts.ts'

export type SignInOutcome =
  | { kind: 'in'; user: CurrentUser }
  | { kind: 'otp-needed' }
  | { kind: 'failed'; message: string }
  /** The browser is being redirected to the other store. */
  | { kind: 'redirect' }
