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
