import type { FastifyRequest } from 'fastify'
import { emailKey } from '#domain/accounts/email.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { sessionNamedBy } from '#server/platform/tokens.ts'

const minute = 60
const hour = 60 * minute

/** The address of the body, whether or not an account has it. */
function emailOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? emailKey(email) : ''
}

/** For everything that guesses, sends mails or makes accounts: by the caller's address, and by the account. */
export const accountLimits = {
  loginByAddress: { name: 'login-address', max: 30, windowSeconds: 5 * minute },
  loginByAccount: { name: 'login-account', max: 10, windowSeconds: 15 * minute, by: emailOf },
  mailByAddress: { name: 'mail-address', max: 10, windowSeconds: hour },
  mailByAccount: { name: 'mail-account', max: 3, windowSeconds: hour, by: emailOf },
  registerByAddress: { name: 'register-address', max: 10, windowSeconds: hour },
  oneTimeTokenByAddress: { name: 'one-time-token-address', max: 30, windowSeconds: 5 * minute },
  multipassByAddress: { name: 'multipass-address', max: 30, windowSeconds: 5 * minute },
  refreshBySession: {
    name: 'refresh-session',
    max: 60,
    windowSeconds: minute,
    by: ({ ip, headers }) => `${ip} ${sessionNamedBy(headers.authorization?.split(' ')[1] ?? '')}`,
  },
  emailChangeByUser: {
    name: 'email-change-user',
    max: 10,
    windowSeconds: hour,
    by: (request) => String(signedIn(request).id),
  },
  proofByUser: {
    name: 'proof-user',
    max: 10,
    windowSeconds: 15 * minute,
    by: (request) => String(signedIn(request).id),
  },
} as const satisfies Record<string, Limit>
