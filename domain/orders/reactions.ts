export const severities = ['mild', 'moderate', 'severe', 'hospital'] as const
export type Severity = (typeof severities)[number]
export const outcomes = ['recovered', 'continuing', 'unknown'] as const
export type Outcome = (typeof outcomes)[number]

/** What a client reports of a reaction; kept encrypted. */
export type ReactionReport = {
  description: string
  severity: Severity
  outcome: Outcome
  /** Dates such as `2026-11-24`. */
  beganOn: string | null
  /** What else they took. */
  others: string
}

export const reactionTextMaximum = 4000
export const reactionOthersMaximum = 1000
/** Of one order line. */
export const reactionsMaximum = 10
