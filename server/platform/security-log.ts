import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '#domain/problems.ts'
import { idOfCaller } from './guards.ts'
import type { Log } from './log.ts'
import type { Refusal } from './problems.ts'

declare module './context.ts' {
  interface Deps {
    securityLog: SecurityLog
  }
}

/** Security events about accounts, for people who monitor the log. */
const changes = [
  'registered',
  'registered-known-address',
  'activated',
  'signed-in',
  'signed-in-to-other-store',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'second-factor-enabled',
  'second-factor-disabled',
  'recovery-code-used',
  'recovery-codes-renewed',
  'own-data-exported',
  'payout-method-changed',
  'account-erased',
] as const
/** Possible attacks. */
const warnings = [
  'sign-in-refused',
  'second-factor-refused',
  'second-factor-missing',
  'password-refused',
  'link-refused',
  'multipass-refused',
  'role-refused',
  'limit-reached',
  'refresh-token-replayed',
] as const
export const securityEvents = [...changes, ...warnings] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** The id of the account, if known, and for a limit its name: nothing else personal is logged. */
export type SecurityLog = (event: SecurityEvent, userId: number | null, limit?: string) => void

export function openSecurityLog(log: Pick<Log, 'info' | 'warn'>): SecurityLog {
  const isWarning = (event: SecurityEvent) => (warnings as readonly string[]).includes(event)
  return (event, userId, limit) => {
    const level = isWarning(event) ? 'warn' : 'info'
    log[level]({ security_event: event, user_id: userId, ...(limit && { limit }) }, 'security event')
  }
}

const eventOf: Partial<Record<ProblemCode, SecurityEvent>> = {
  'invalid-credentials': 'sign-in-refused',
  'otp-invalid': 'second-factor-refused',
  'second-factor-needed': 'second-factor-missing',
  'wrong-password': 'password-refused',
  'link-unusable': 'link-refused',
  'multipass-unusable': 'multipass-refused',
  forbidden: 'role-refused',
}

/** Any signed-in user can cause these endlessly: they are not rate-limited. */
const uncounted: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'role-refused',
  'second-factor-missing',
])
const pauseMs = 60_000
const cacheSize = 10_000

/** Refusals that are security events, attributed to the person they are about, or else the caller. */
export function logRefusals(securityLog: SecurityLog, clock: () => number = Date.now) {
  const loggedAt = new Map<string, number>()
  const isRepeated = (key: string) => {
    const now = clock()
    if (now - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return true
    if (loggedAt.size >= cacheSize) loggedAt.clear()
    loggedAt.set(key, now)
    return false
  }
  return ({ code, details }: Refusal, request: FastifyRequest): void => {
    const event = eventOf[code]
    if (!event) return
    const whose = details.userId ?? idOfCaller(request)
    if (uncounted.has(event) && isRepeated(`${event} ${whose}`)) return
    securityLog(event, whose)
  }
}
