/** Numbered from 1. Each is reached once, in any order. */
export const milestones = [
  'RegistrationComplete',
  'CertificateUploaded',
  'CertificateValidated',
  'TierID',
  'ProtocolCreated',
  'OnboardingCallScheduled',
  'FifthProtocolShared',
  'TenthProtocolShared',
  'ManageMyPracticeActivated',
  'FirstClientInvited',
  'FifthClientInvited',
  'TwentiethClientInvited',
  'HundredthClientInvited',
] as const
export type Milestone = (typeof milestones)[number]

export function milestoneNumber(milestone: Milestone): number {
  return milestones.indexOf(milestone) + 1
}

/** Not suggested as the next step: a tier follows by itself from turnover. */
export const unpromptedMilestones: readonly Milestone[] = ['TierID']
