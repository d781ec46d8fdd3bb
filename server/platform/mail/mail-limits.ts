import type { FastifyRequest } from 'fastify'
import { type Limit, networkOf, type RateLimits } from '../rate-limits.ts'

const hour = 3600

/** What a caller has sent to one address. */
const byCallerAndReader: Limit = { name: 'mail-caller-reader', max: 3, windowSeconds: hour }
/** What all callers have sent to one address. */
const byReader: Limit = { name: 'mail-reader', max: 6, windowSeconds: hour }
export const mailLimits = { byCallerAndReader, byReader }

type MailRequest = {
  /** What the mail is for, since each kind is counted apart. */
  purpose: string
  /** Whom it goes to, known or not. */
  reader: string
  /** Who asks, where that is known better than by the network. */
  caller?: string
}

/**
 * Whether a mail that anybody may have sent to anybody goes out. The answer to the caller has to be the same: anyone who
 * asks for mails to somebody else's address neither keeps them from asking, nor learns that they did.
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
