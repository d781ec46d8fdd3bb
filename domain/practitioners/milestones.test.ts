import { expect, test } from 'vitest'
import { milestoneNumber, milestones } from './milestones.ts'

test('milestones are numbered from 1 to 13 as in the specification', () => {
  expect(Object.fromEntries(milestones.map((milestone) => [milestoneNumber(milestone), milestone]))).toEqual({
    1: 'RegistrationComplete',
    2: 'CertificateUploaded',
    3: 'CertificateValidated',
    4: 'TierID',
    5: 'ProtocolCreated',
    6: 'OnboardingCallScheduled',
    7: 'FifthProtocolShared',
    8: 'TenthProtocolShared',
    9: 'ManageMyPracticeActivated',
    10: 'FirstClientInvited',
    11: 'FifthClientInvited',
    12: 'TwentiethClientInvited',
    13: 'HundredthClientInvited',
  })
})
