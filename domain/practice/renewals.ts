import type { Lasting } from './supply-left.ts'

export const renewalStates = ['overdue', 'due', 'on_track', 'never_bought'] as const
export type RenewalState = (typeof renewalStates)[number]

/** Renewals within this many days are due. */
export const dueDays = 7

/**
 * Where a client's product stands on the renewals board; undefined if there is nothing to renew, because what is left
 * reaches the end of the plan. `lasting`: including what is on its way.
 */
export function renewalState(isBought: boolean, lasting: Lasting): RenewalState | undefined {
  if (lasting.reachesEnd) return undefined
  if (!isBought) return 'never_bought'
  if (lasting.days === 0) return 'overdue'
  return lasting.days <= dueDays ? 'due' : 'on_track'
}
