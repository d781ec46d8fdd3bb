import type { FastifyRequest } from 'fastify'
import { emailKey } from '#domain/accounts/email.ts'
import { signedIn } from '#server/platform/guards.ts'
import { type Limit, networkOf } from '#server/platform/rate-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The email address in the request body, whether or not it has an account. */
function emailOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? emailKey(email) : ''
}

/**
 * For everything that could be used to guess, send emails or create accounts. Counted by the caller's network unless
 * specified otherwise.
 */
export const accountLimits = {
  loginByCaller: { name: 'login-caller', max: 30, windowSeconds: 5 * minute },
  loginByAccount: { name: 'login-account', max: 10, windowSeconds: 15 * minute, by: emailOf },
  /** For a known device, instead of the two above. */
  loginByDevice: { name: 'login-device', max: 10, windowSeconds: 15 * minute },
  /** Somebody who has signed in from this network before is not blocked because a neighbour keeps guessing. */
  signedInHere: {
    name: 'signed-in-here',
    max: Number.MAX_SAFE_INTEGER,
    windowSeconds: 30 * day,
    by: (request) => `${networkOf(request)} ${emailOf(request)}`,
  },
  mailByCaller: { name: 'mail-caller', max: 30, windowSeconds: 15 * minute },
  /** For a known device, instead of the caller's network. */
  mailByDevice: { name: 'mail-device', max: 10, windowSeconds: hour },
  registerByCaller: { name: 'register-caller', max: 15, windowSeconds: 15 * minute },
  linkByCaller: { name: 'link-caller', max: 30, windowSeconds: 5 * minute },
  multipassByCaller: { name: 'multipass-caller', max: 30, windowSeconds: 5 * minute },
  resetByPerson: { name: 'reset-person', max: 10, windowSeconds: hour },
  refreshBySession: { name: 'refresh-session', max: 60, windowSeconds: minute },
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
