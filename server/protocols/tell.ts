import type { FastifyRequest } from 'fastify'
import type { Told } from '#contract/accounts.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Translations } from '#server/platform/translation.ts'

/** A sentence under `answers` in the caller's language. */
type Answer =
  | 'protocol-created'
  | 'protocol-updated'
  | 'protocol-deleted'
  | 'protocol-duplicated'
  | 'protocol-product-removed'
  | 'protocol-products-ordered'
  | 'protocol-shared'
  | 'share-taken-back'
  | 'link-revoked'
  | 'protocol-left'

export function tell(
  request: FastifyRequest,
  { translations }: { translations: Translations },
  answer: Answer,
): Told {
  const translate = translations.translatorFor(languageOfRequest(request))
  return { message: translate(`answers:${answer}`) }
}
