import { vatRates } from '../../reference/vat.ts'
import type { Finding } from './find-restrictions.ts'

/** What an admin may decide for a country. */
export const decidedStates = ['allowed', 'notified', 'blocked'] as const
export type DecidedState = (typeof decidedStates)[number]

/** Why an admin does not let a product be sold in a country. */
export const blockReasons = ['ingredient', 'amount', 'not-notified', 'shop'] as const
export type BlockReason = (typeof blockReasons)[number]

export const restrictionNoteMaximum = 1000
export const notificationNumberMaximum = 100
export const restrictionSourceMaximum = 300

export type Decision = {
  country: string
  state: DecidedState
  reason: BlockReason | null
  source: string | null
  /** YYYY-MM-DD */
  since: string | null
  /** Keys of the rules that the admin knew. */
  rules: readonly string[]
}

/** What is known of a product: rules found on its label, and decisions of admins. */
export type Restrictions = { findings: readonly Finding[]; decisions: readonly Decision[] }

export type CountryState = {
  country: string
  state: DecidedState
  decision: Decision | undefined
  /** The rules that concern it there, those that block first. */
  findings: Finding[]
  /** An admin has not decided on all of them yet. */
  isOpen: boolean
}

const memberStates = new Set(vatRates.map(({ country }) => country).filter((country) => country !== 'GB'))

const decisionFor = (decisions: readonly Decision[], country: string) =>
  decisions.find((each) => each.country === country)

function concerns({ rule: { place } }: Finding, country: string): boolean {
  return place === country || (place === 'EU' && memberStates.has(country))
}

/** Where a product may be sold: an admin's decision counts, or else a rule that blocks. */
export function countryState({ findings, decisions }: Restrictions, country: string): CountryState {
  const decision = decisionFor(decisions, country)
  const here = findings
    .filter((finding) => concerns(finding, country))
    .toSorted((one, other) => rank(one) - rank(other))
  return {
    country,
    state: decision?.state ?? (here[0]?.verdict === 'blocks' ? 'blocked' : 'allowed'),
    decision,
    findings: here,
    isOpen: here.some(({ rule }) => !decision?.rules.includes(rule.key)),
  }
}

const rank = ({ verdict }: Finding) => (verdict === 'blocks' ? 0 : 1)

/** Why a product is not sold in a country. */
export type Block = { by: 'rule'; finding: Finding } | { by: 'admin'; decision: Decision }

export function blockIn(restrictions: Restrictions, country: string): Block | undefined {
  const { state, decision, findings } = countryState(restrictions, country)
  if (state !== 'blocked') return undefined
  return decision ? { by: 'admin', decision } : { by: 'rule', finding: findings[0]! }
}

// Both are asked about every product at once, so they do not make a `PlaceState` for each country.

/** Whether an admin has to decide on a rule in one of these countries. */
export function isOpenSomewhere(
  { findings, decisions }: Restrictions,
  countries: readonly string[],
): boolean {
  return findings.some((finding) =>
    countries.some(
      (country) =>
        concerns(finding, country) && !decisionFor(decisions, country)?.rules.includes(finding.rule.key),
    ),
  )
}

/** Whether a product is not sold in one of these countries. */
export function isBlockedSomewhere(
  { findings, decisions }: Restrictions,
  countries: readonly string[],
): boolean {
  const blocking = findings.filter(({ verdict }) => verdict === 'blocks')
  if (decisions.length === 0 && blocking.length === 0) return false
  return countries.some((country) => {
    const decision = decisionFor(decisions, country)
    return decision ? decision.state === 'blocked' : blocking.some((each) => concerns(each, country))
  })
}
