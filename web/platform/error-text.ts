import type { Translate } from '#domain/translation.ts'
import { FetchError } from './call-api.ts'

/** Why a call failed: the server's message if there is one, never the browser's. */
export function errorText(error: unknown, t: Translate): string {
  return messageOf(error) ?? t('shop:error.no-answer')
}

/** The server's message; undefined without an answer or if it cannot be read. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.message : undefined
}

/** The same, with what the server says about single fields. */
export function detailedError(error: unknown, t: Translate): string {
  const errors = error instanceof FetchError ? (error.body?.errors ?? {}) : {}
  return [errorText(error, t), ...Object.values(errors).flat()].join(' ')
}
