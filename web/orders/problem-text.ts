import type { Translate } from '#domain/translation.ts'
import { FetchError } from '../platform/call-api.ts'

/** What the shop says about a refusal; without an answer nobody knows what became of the call. */
export function problemText(error: unknown, t: Translate): string {
  return error instanceof FetchError ? error.message : t('orders:no-answer')
}
