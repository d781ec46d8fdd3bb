import type { TextKey } from '../text-keys.ts'
import type { Finding } from './finding.ts'

/** The texts that explain a finding; `{{words}}`, `{{object}}`, `{{wording}}` and `{{condition}}` are placeholders. */
export const claimLabels = {
  /** “Allowed: “helps you look at bloating”.” */
  offer: 'claims:offer',
  authorised: 'claims:authorised',
  condition: 'claims:condition',
  english: 'claims:english',
  unverified: 'claims:unverified',
} as const satisfies Record<string, TextKey>

export function titleKey({ severity }: Finding) {
  return severity === 'block' ? 'claims:refused' : 'claims:doubtful'
}

export function reasonKey({ reason }: Finding) {
  return `claims:reasons.${reason}` as const
}

export function adviceKey({ reason }: Finding) {
  return `claims:advice.${reason}` as const
}

/** What may replace the words: the disease or symptom stays, the verb goes. */
export function insteadOf({ object }: Finding) {
  return object === undefined ? undefined : ({ key: 'claims:instead', object } as const)
}
