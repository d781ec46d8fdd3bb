import type { FastifyRequest } from 'fastify'
import { languageOfRequest } from './problems.ts'
import type { Translations } from './translation.ts'

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
  | 'protocol-created'
  | 'protocol-updated'
  | 'protocol-deleted'
  | 'protocol-duplicated'
  | 'protocol-product-removed'
  | 'protocol-products-ordered'
  | 'protocol-shared'
  | 'share-taken-back'
  | 'client-removed'
  | 'basket-deleted'
  | 'link-revoked'
  | 'protocol-left'
  | 'withdrawal-link'
  | 'stock-request'
  | 'message-received'

export function messageAnswer(
  request: FastifyRequest,
  { translations }: { translations: Translations },
  answer: Answer,
): { message: string } {
  const translate = translations.translatorFor(languageOfRequest(request))
  return { message: translate(`answers:${answer}`) }
}
