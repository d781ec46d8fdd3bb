import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { activePractitioners, clients } from './tables.ts'

const told = ['firstName', 'lastName', 'email', 'language', 'discountRate', 'createdAt'] as const

/**
 * A client record concerns the practitioner and a person who may have an account too: erasing either one deletes it.
 */
export const clientsPersonalData: readonly PersonalData[] = [
  personal(activePractitioners, {
    name: 'active_practitioner',
    rowsOf: (userId) => eq(activePractitioners.userId, userId),
    given: ['chosenAt'],
    withheld: { userId: 'internal', clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clients, {
    name: 'clients',
    rowsOf: (userId) => eq(clients.practitionerId, userId),
    given: told,
    withheld: { id: 'internal', practitionerId: 'internal', userId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(clients, {
    name: 'records_at_practitioners',
    rowsOf: (userId) => eq(clients.userId, userId),
    given: told,
    withheld: { id: 'internal', practitionerId: 'another-person', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
