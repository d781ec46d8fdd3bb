import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { marketingConsents, marketingEvents, marketingProfiles } from './tables.ts'

export const marketingPersonalData: readonly PersonalData[] = [
  personal(marketingEvents, {
    name: 'marketing_events',
    rowsOf: (userId) => eq(marketingEvents.userId, userId),
    given: ['event', 'at', 'sentAt'],
    withheld: { id: 'internal', userId: 'internal', queuedAt: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(marketingConsents, {
    name: 'marketing_choices',
    rowsOf: (userId) => eq(marketingConsents.userId, userId),
    given: ['version', 'isGranted', 'chosenAt'],
    withheld: { id: 'internal', userId: 'internal', visitorId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  // Profiles of an account that is being erased are already without it, and wait for their deletion by the service.
  personal(marketingProfiles, {
    name: 'marketing_profiles',
    rowsOf: (userId) => eq(marketingProfiles.userId, userId),
    given: ['email', 'createdAt'],
    withheld: { id: 'internal', userId: 'internal', endedAt: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
