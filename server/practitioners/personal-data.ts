import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { certificates, onboardingCalls, practitioners, reachedMilestones } from './tables.ts'

export const practitionersPersonalData: readonly PersonalData[] = [
  personal(certificates, {
    name: 'certificates',
    rowsOf: (userId) => eq(certificates.practitionerId, userId),
    given: ['fileName', 'mediaType', 'bytes', 'state', 'uploadedAt', 'decidedAt', 'reason'],
    sealed: { sealedReason: 'reason' },
    withheld: {
      id: 'internal',
      practitionerId: 'internal',
      fileKey: 'internal',
      decidedBy: 'another-person',
    },
    fileKey: 'fileKey',
    erasure: { by: 'deletion' },
  }),
  personal(reachedMilestones, {
    name: 'milestones',
    rowsOf: (userId) => eq(reachedMilestones.practitionerId, userId),
    given: ['milestone', 'reachedAt'],
    withheld: { practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(onboardingCalls, {
    name: 'onboarding_call',
    rowsOf: (userId) => eq(onboardingCalls.practitionerId, userId),
    given: ['startsAt', 'bookedAt'],
    withheld: { practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(practitioners, {
    name: 'practice',
    rowsOf: (userId) => eq(practitioners.userId, userId),
    given: [
      'healthProfession',
      'expertiseLevel',
      'organisationType',
      'organisationName',
      'vatNumber',
      'builderMode',
      'sharesMade',
      'clientsInvited',
    ],
    withheld: { userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
