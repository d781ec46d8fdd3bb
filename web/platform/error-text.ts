import type { Translate } from '#domain/translation.ts'
import { FetchError } from './call-api.ts'

/** Why a call failed: in the server's own words where it gave some, never in those of the browser. */
export function errorText(error: unknown, t: Translate): string {
  return saidOf(error) ?? t('shop:error.no-answer')
}

/** What the server said; undefined where no answer came, or none that can be read. */
export function saidOf(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.message : undefined
}
