import { dayMs, endOfDayAfter } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'
import { basketDays } from './limits.ts'

export const basketStates = ['draft', 'sent', 'opened', 'ordered', 'withdrawn', 'expired'] as const
export type BasketState = (typeof basketStates)[number]

/** What happened to a basket, and how long its link works. */
export type BasketTimes = {
  sentAt: Date | null
  openedAt: Date | null
  orderedAt: Date | null
  withdrawnAt: Date | null
  expiresAt: Date | null
}

export function basketState(times: BasketTimes, now: Date): BasketState {
  const { sentAt, openedAt, orderedAt, withdrawnAt, expiresAt } = times
  if (sentAt === null) return 'draft'
  if (withdrawnAt !== null) return 'withdrawn'
  if (orderedAt !== null) return 'ordered'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return openedAt === null ? 'sent' : 'opened'
}

/** A link that is sent now works until the end of its last day in the region's time zone. */
export function basketExpiry(region: Region, now: Date): Date {
  return endOfDayAfter(regionSettings[region].timeZone, now, basketDays)
}

export const linkStates = ['open', 'ordered', 'withdrawn', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

/** What the link says of a basket that was sent. While it is open or ordered, what it contains can be ordered. */
export function linkState({ withdrawnAt, expiresAt, orderedAt }: BasketTimes, now: Date): LinkState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (expiresAt === null || expiresAt <= now) return 'expired'
  return orderedAt === null ? 'open' : 'ordered'
}

export function isOpen(state: LinkState): boolean {
  return state === 'open' || state === 'ordered'
}

/** Sending the same again within this time is a double press: no second email is sent. */
const doublePressMs = 60_000
const pauseMs = dayMs / 24

export function isSentJustNow({ sentAt }: Pick<BasketTimes, 'sentAt'>, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < doublePressMs
}

type Sending = BasketTimes & {
  /** Of each product: whether it can be bought now. */
  lines: readonly { isAvailable: boolean }[]
}

/** Why a basket may not be sent, or sent again. */
export function sendingProblem(
  { lines, ...times }: Sending,
  now: Date,
): 'basket-empty' | 'basket-unavailable' | 'basket-closed' | 'basket-sent-recently' | undefined {
  const state = basketState(times, now)
  if (state === 'ordered' || state === 'withdrawn') return 'basket-closed'
  if (times.sentAt && now.getTime() - times.sentAt.getTime() < pauseMs) return 'basket-sent-recently'
  if (lines.length === 0) return 'basket-empty'
  return lines.some(({ isAvailable }) => isAvailable) ? undefined : 'basket-unavailable'
}

/** Only what can still be opened can be withdrawn; also what was ordered, since the link sells the rest. */
export function withdrawalProblem(times: BasketTimes, now: Date): 'basket-closed' | undefined {
  return times.sentAt !== null && isOpen(linkState(times, now)) ? undefined : 'basket-closed'
}
