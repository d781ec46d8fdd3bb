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

/** Comes by itself with the turnover of a practice, so nobody is asked to do it next. */
export const unaskedMilestones: readonly Milestone[] = ['TierID']
