import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { marketingEvents } from './tables.ts'

export const marketingPersonalData: readonly PersonalData[] = [
  personal(marketingEvents, {
    name: 'marketing_events',
    rowsOf: (userId) => eq(marketingEvents.userId, userId),
    given: ['event', 'at', 'sentAt'],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
