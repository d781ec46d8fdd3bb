import type { Client } from '#contract/sharing.ts'
import { commaList, type Language } from '#domain/languages.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'
import { FetchError, isTransient } from '../../platform/call-api.ts'
import { messageOf } from '../../platform/error-text.ts'
import { percentText } from '../../platform/formats.ts'
import { problemCode } from '../../platform/refusals.ts'
import { isSessionOver } from '../edits/refusals.ts'
import { nameOf, type Refusal } from './recipients.ts'

type Words = Translate<KeyOf<'sharing'>>
type Reader = { t: Words; language: Language }

export function refusalText({ t, language }: Reader, refusal: Refusal): string {
  switch (refusal.kind) {
    case 'client-selected':
      return t('refusal.client-selected', { name: refusal.name })
    case 'email-selected':
      return t('refusal.email-selected', { email: refusal.email })
    case 'invalid-email':
      return t('refusal.invalid-email', { email: refusal.email })
    case 'some-invalid':
      return t('refusal.some-invalid', { emails: commaList(refusal.emails, language) })
    case 'lookup-failed':
      return t('refusal.lookup-failed')
  }
}

/** "That address belongs to your client Anna Peeters, 10 %." */
export function existingClientText({ t, language }: Reader, client: Client): string {
  const discount = percentText(client.discount_rate, language)
  return t('new-client.existing', { name: nameOf(client), discount })
}

/** Why the server refused: its own message if there is one. */
export function problemText(t: Words, error: unknown): string {
  if (isSessionOver(error)) return t('outcome.session-expired')
  const said = fieldMessage(error) ?? messageOf(error)
  if (said) return said
  return isTransient(error) && !(error instanceof FetchError)
    ? t('outcome.unreachable')
    : t('problems:unexpected')
}

/** The message of the first invalid field, which is more specific than the general one. */
function fieldMessage(error: unknown): string | undefined {
  // Exceeded levels are shown where the reason is asked for.
  if (problemCode(error) === 'limit-reason-needed') return undefined
  const errors = error instanceof FetchError ? error.body?.errors : undefined
  return Object.values(errors ?? {})[0]?.[0]
}
