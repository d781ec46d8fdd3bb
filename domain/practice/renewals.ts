import { type Day, daysBetween } from '../days.ts'
import type { RemainingSupply } from './supply-left.ts'

export const renewalStates = ['overdue', 'due', 'on_track', 'never_bought'] as const
export type RenewalState = (typeof renewalStates)[number]

/** Renewals within this many days are due. */
export const dueDays = 7

/**
 * Where a client's product stands on the renewals board; undefined if there is nothing to renew, because what is left
 * reaches the end of the plan. `lasting`: including what is on its way.
 */
export function renewalState(isBought: boolean, lasting: RemainingSupply): RenewalState | undefined {
  if (lasting.reachesEnd) return undefined
  if (!isBought) return 'never_bought'
  if (lasting.days === 0) return 'overdue'
  return lasting.days <= dueDays ? 'due' : 'on_track'
}

/** A product to renew; `runsOutOn`: the first day without enough, null if it was never bought. */
export type ProductRenewal = { variantId: number; state: RenewalState; runsOutOn: Day | null }
/** A protocol stands where its most urgent product stands, and these are the products it stands there for. */
export type ProtocolRenewal = { state: RenewalState; runsOutOn: Day | null; products: ProductRenewal[] }

/**
 * Undefined if there is nothing to renew. Once some of it was bought, a client has chosen what they buy: the rest does
 * not count as never bought.
 */
export function protocolRenewal(
  products: readonly ProductRenewal[],
  isAnyBought: boolean,
): ProtocolRenewal | undefined {
  const bought = products.filter(({ state }) => state !== 'never_bought')
  if (!isAnyBought) return products[0] && { state: 'never_bought', runsOutOn: null, products: [...products] }
  const inOrder = bought.toSorted((one, other) => one.runsOutOn! - other.runsOutOn!)
  const [first] = inOrder
  if (!first) return undefined
  const urgent = inOrder.filter(({ state }) => state !== 'on_track')
  return { state: first.state, runsOutOn: first.runsOutOn, products: urgent.length > 0 ? urgent : inOrder }
}

/** An email from the shop, or anything else. */
export type ContactKind = 'email' | 'other'
/** Somebody who was contacted is left alone for so long; then the renewal is back in its group. */
export const contactRestDays = 7
/** Renewals cannot be put off for longer. */
export const snoozeDaysMaximum = 365

/** What the practitioner did about a renewal; `contactedOn`: the last time, by email or otherwise. */
export type RenewalMarks = { contactedOn: Day | null; snoozedUntil: Day | null }
/** `set_aside`: nothing to do at present, because the client was contacted or the renewal was put off. */
export const renewalGroups = [...renewalStates, 'set_aside'] as const
export type RenewalGroup = (typeof renewalGroups)[number]

export function renewalGroup(state: RenewalState, marks: RenewalMarks, today: Day): RenewalGroup {
  const isSetAside = isContactedLately(marks.contactedOn, today) || isSnoozed(marks.snoozedUntil, today)
  return isSetAside && state !== 'on_track' ? 'set_aside' : state
}

export function isContactedLately(contactedOn: Day | null, today: Day): boolean {
  return contactedOn !== null && daysBetween(contactedOn, today) < contactRestDays
}

function isSnoozed(until: Day | null, today: Day): boolean {
  return until !== null && today < until
}

/** A renewal is put off to a later day, within a year. */
export function snoozeProblem(until: Day, today: Day): 'snooze-out-of-reach' | undefined {
  const days = daysBetween(today, until)
  return days >= 1 && days <= snoozeDaysMaximum ? undefined : 'snooze-out-of-reach'
}

/** Characters of a practitioner's own words in a reminder. */
export const reminderWordsMaximum = 1000

/** Emails in one call; more are sent by several. */
export const remindersAtOnce = 10

type Reminded = { state: RenewalState; isArchived: boolean; contactedOn: Day | null }

/**
 * Why a client may not be reminded: there is nothing to renew, or they were contacted less than a week ago, for
 * whichever of the practitioner's protocols.
 */
export function reminderProblem(
  { state, isArchived, contactedOn }: Reminded,
  today: Day,
): 'nothing-to-renew' | 'contacted-recently' | undefined {
  if (isArchived || state === 'on_track') return 'nothing-to-renew'
  return isContactedLately(contactedOn, today) ? 'contacted-recently' : undefined
}
