import type { FastifyRequest } from 'fastify'
import { type Limit, networkOf, type RateLimits } from '../rate-limits.ts'

const hour = 3600

/** Emails from one caller to one address. */
const byCallerAndReader: Limit = { name: 'mail-caller-reader', max: 3, windowSeconds: hour }
/** Emails from all callers to one address. */
const byReader: Limit = { name: 'mail-reader', max: 6, windowSeconds: hour }
export const mailLimits = { byCallerAndReader, byReader }

type MailRequest = {
  /** What the email is for; each purpose is counted separately. */
  purpose: string
  /** The recipient, known or not. */
  reader: string
  /** Identifies the caller, if better known than by the network. */
  caller?: string
}

/**
 * Whether to send an email that anybody can have sent to anybody. The caller always gets the same answer: anyone who
 * requests emails to somebody else's address neither blocks that person's own requests nor learns anything.
 */
export function maySend(
  request: FastifyRequest,
  limits: RateLimits,
  { purpose, reader, caller = networkOf(request) }: MailRequest,
): Promise<boolean> {
  const to = `${purpose} ${reader}`
  return limits.allows(
    request,
    { limit: byCallerAndReader, of: `${caller} ${to}` },
    { limit: byReader, of: to },
  )
}
