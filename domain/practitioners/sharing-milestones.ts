import type { Milestone } from './milestones.ts'

const ofShares: Readonly<Record<number, Milestone>> = { 5: 'FifthProtocolShared', 10: 'TenthProtocolShared' }
const ofClients: Readonly<Record<number, Milestone>> = {
  1: 'FirstClientInvited',
  5: 'FifthClientInvited',
  20: 'TwentiethClientInvited',
  100: 'HundredthClientInvited',
}

/** Milestones reached with this number of shared protocols. */
export const milestoneOfShares = (made: number): Milestone | undefined => ofShares[made]

/** Milestones reached with this number of invited clients. */
export const milestoneOfClients = (invited: number): Milestone | undefined => ofClients[invited]

/** How far a practitioner is on the way to a milestone that counts something: 3 of 5 shared protocols. */
export type Progress = { done: number; of: number }

export function progressTo(
  milestone: Milestone,
  counts: { shares: number; clients: number },
): Progress | null {
  for (const [reached, done] of [
    [ofShares, counts.shares],
    [ofClients, counts.clients],
  ] as const) {
    const goal = Object.entries(reached).find(([, name]) => name === milestone)?.[0]
    if (goal) return { done: Math.min(done, Number(goal)), of: Number(goal) }
  }
  return null
}
