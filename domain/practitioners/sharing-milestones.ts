import type { Milestone } from './milestones.ts'

const ofShares: Readonly<Record<number, Milestone>> = { 5: 'FifthProtocolShared', 10: 'TenthProtocolShared' }
const ofClients: Readonly<Record<number, Milestone>> = {
  1: 'FirstClientInvited',
  5: 'FifthClientInvited',
  20: 'TwentiethClientInvited',
  100: 'HundredthClientInvited',
}

/** What is reached with the so-manieth share of a protocol. */
export const milestoneOfShares = (made: number): Milestone | undefined => ofShares[made]

/** What is reached with the so-manieth client invited. */
export const milestoneOfClients = (invited: number): Milestone | undefined => ofClients[invited]
