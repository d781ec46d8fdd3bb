import type { FastifyRequest } from 'fastify'
import type { Told } from '#contract/accounts.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Translations } from '#server/platform/translation.ts'

/** A sentence under `answers` in the caller's language. */
type Answer =
  | 'registered'
  | 'activation-mail'
  | 'forgot-password'
  | 'password-reset'
  | 'password-changed'
  | 'email-change'
  | 'email-confirmed'
  | 'session-ended'
  | 'sessions-ended'
  | 'second-factor-off'
  | 'account-erased'

export function tell(
  request: FastifyRequest,
  { translations }: { translations: Translations },
  answer: Answer,
): Told {
  const translate = translations.translatorFor(languageOfRequest(request))
  return { message: translate(`answers:${answer}`) }
}
