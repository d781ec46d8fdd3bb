import type { Milestone } from './milestones.ts'

const ofShares: Readonly<Record<number, Milestone>> = { 5: 'FifthProtocolShared', 10: 'TenthProtocolShared' }
const ofClients: Readonly<Record<number, Milestone>> = {
  1: 'FirstClientInvited',
  5: 'FifthClientInvited',
  20: 'TwentiethClientInvited',
  100: 'HundredthClientInvited',
}

/** How many there were before, and how many there are now: an import invites many clients at once. */
type Counted = { before: number; after: number }

/** Milestones reached with this number of shared protocols. */
export const milestonesOfShares = (counted: Counted): Milestone[] => reachedBetween(ofShares, counted)

/** Milestones reached with this number of invited clients. */
export const milestonesOfClients = (counted: Counted): Milestone[] => reachedBetween(ofClients, counted)

function reachedBetween(reached: Readonly<Record<number, Milestone>>, { before, after }: Counted) {
  return Object.entries(reached).flatMap(([goal, name]) =>
    before < Number(goal) && Number(goal) <= after ? [name] : [],
  )
}

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
