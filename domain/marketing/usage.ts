import type { Milestone } from '../practitioners/milestones.ts'

/** What is counted by day and role, without people, products or goals. */
export type UsageEvent =
  | 'protocol-created'
  | 'protocol-duplicated'
  | 'protocol-deleted'
  | 'product-added'
  | 'fifth-protocol-shared'
  | 'tenth-protocol-shared'

/** Pages whose path contains it are counted under names of their own. */
const practiceManagement = 'practice-management'
export type UsageFlavour = typeof practiceManagement
export type UsageName = UsageEvent | `${UsageFlavour}/${UsageEvent}`

export function flavourOfPath(path: string): UsageFlavour | undefined {
  return path.includes(practiceManagement) ? practiceManagement : undefined
}

export function usageName(event: UsageEvent, flavour: UsageFlavour | undefined): UsageName {
  return flavour ? `${flavour}/${event}` : event
}

const ofMilestones: Partial<Record<Milestone, UsageEvent>> = {
  FifthProtocolShared: 'fifth-protocol-shared',
  TenthProtocolShared: 'tenth-protocol-shared',
}

export const usageOfMilestone = (milestone: Milestone): UsageEvent | undefined => ofMilestones[milestone]
