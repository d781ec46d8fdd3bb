import type { AuthorisedClaim } from './authorised.ts'
import type { ClaimReason } from './rules.ts'

/** Words that a rule refuses, in units of the text. */
export type Match = {
  from: number
  to: number
  reason: ClaimReason
  rule: string
  source: string
  verified: boolean
  /** The disease or symptom after a verb, which another verb may have instead. */
  object?: { from: number; to: number } | undefined
}

export type Finding = {
  /** UTF-16 offsets in the text as written. */
  start: number
  end: number
  words: string
  reason: ClaimReason
  /** A text with a `block` cannot be published. Rules that could not be checked against a source only warn. */
  severity: 'block' | 'warn'
  /** The rule and the language it belongs to: "de:cures+condition". */
  rule: string
  source: string
  verified: boolean
  /** What a verb may be replaced with keeps this: "bloating". */
  object?: string
  /** Wording that is authorised for the nutrients of the sentence, each with its condition. */
  authorised: readonly AuthorisedClaim[]
}

/** Whether a text with these findings may not be published. */
export function isRefused(findings: readonly Pick<Finding, 'severity'>[]): boolean {
  return findings.some(({ severity }) => severity === 'block')
}
