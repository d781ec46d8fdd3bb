import type { OwnRecord } from '#contract/consent.ts'

/** The client has neither confirmed nor withdrawn. */
export function isUnanswered({ consent: { state } }: Pick<OwnRecord, 'consent'>): boolean {
  return state === 'unstated' || state === 'attested'
}
