import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import {
  activePractitioners,
  clientConsents,
  clientDiscounts,
  clientHealth,
  clientImports,
  clientNotes,
  clientReads,
  clients,
  removedRecordReads,
  withdrawnConsents,
} from './tables.ts'

const told = [
  'firstName',
  'lastName',
  'email',
  'language',
  'discountRate',
  'createdAt',
  'emailedAt',
  'acceptedAt',
  'archivedAt',
  'withdrawnAt',
  'changedAt',
] as const
const ofClientsOf = (owner: 'practitionerId' | 'userId', clientId: PgColumn) => (userId: number) =>
  sql`${clientId} IN (SELECT clients.id FROM ${clients} WHERE ${clients[owner]} = ${userId})`

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
    withheld: {
      id: 'internal',
      practitionerId: 'internal',
      userId: 'another-person',
      // Whether an address has an account is not revealed.
      linkedAt: 'another-person',
      importId: 'internal',
    },
    erasure: { by: 'deletion' },
  }),
  personal(clients, {
    name: 'records_at_practitioners',
    rowsOf: (userId) => eq(clients.userId, userId),
    given: [...told, 'linkedAt'],
    withheld: { id: 'internal', practitionerId: 'another-person', userId: 'internal', importId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientImports, {
    name: 'client_imports',
    rowsOf: (userId) => eq(clientImports.practitionerId, userId),
    given: ['fileName', 'added', 'known', 'refused', 'hasInvited', 'importedAt', 'undoneAt', 'removed'],
    withheld: { id: 'internal', practitionerId: 'internal', digest: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientDiscounts, {
    name: 'client_discounts',
    rowsOf: ofClientsOf('practitionerId', clientDiscounts.clientId),
    given: ['before', 'after', 'changedAt'],
    withheld: { id: 'internal', clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientDiscounts, {
    name: 'discounts_at_practitioners',
    rowsOf: ofClientsOf('userId', clientDiscounts.clientId),
    given: ['before', 'after', 'changedAt'],
    withheld: { id: 'internal', clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientNotes, {
    name: 'client_notes',
    rowsOf: ofClientsOf('practitionerId', clientNotes.clientId),
    given: ['savedAt'],
    sealed: { sealedText: 'text' },
    withheld: { clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientNotes, {
    name: 'notes_at_practitioners',
    rowsOf: ofClientsOf('userId', clientNotes.clientId),
    given: ['savedAt'],
    // A practitioner's private notes.
    withheld: { clientId: 'internal', sealedText: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(clientConsents, {
    name: 'client_consents',
    rowsOf: ofClientsOf('practitionerId', clientConsents.clientId),
    given: ['step', 'textVersion', 'takenAt'],
    withheld: { id: 'internal', clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientConsents, {
    name: 'consents_to_practitioners',
    rowsOf: ofClientsOf('userId', clientConsents.clientId),
    given: ['step', 'textVersion', 'takenAt'],
    withheld: { id: 'internal', clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientReads, {
    name: 'client_reads',
    rowsOf: (userId) => eq(clientReads.readerId, userId),
    given: ['kind', 'readOn', 'readAt'],
    withheld: { clientId: 'internal', readerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientReads, {
    name: 'reads_by_practitioners',
    rowsOf: ofClientsOf('userId', clientReads.clientId),
    given: ['kind', 'readOn', 'readAt'],
    withheld: { clientId: 'internal', readerId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(removedRecordReads, {
    name: 'reads_of_removed_records',
    rowsOf: (userId) => eq(removedRecordReads.readerId, userId),
    given: [],
    // There are such rows only of addresses with an account, which is not revealed.
    withheld: {
      userId: 'another-person',
      readerId: 'internal',
      kind: 'another-person',
      readOn: 'another-person',
      readAt: 'another-person',
    },
    erasure: { by: 'deletion' },
  }),
  personal(removedRecordReads, {
    name: 'reads_of_own_removed_records',
    rowsOf: (userId) => eq(removedRecordReads.userId, userId),
    given: ['kind', 'readOn', 'readAt'],
    withheld: { userId: 'internal', readerId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(withdrawnConsents, {
    name: 'withdrawn_consents',
    rowsOf: (userId) => eq(withdrawnConsents.userId, userId),
    given: ['withdrawnAt'],
    withheld: { id: 'internal', userId: 'internal', practitionerId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(withdrawnConsents, {
    name: 'clients_who_withdrew',
    rowsOf: (userId) => eq(withdrawnConsents.practitionerId, userId),
    given: ['withdrawnAt'],
    withheld: { id: 'internal', practitionerId: 'internal', userId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(clientHealth, {
    name: 'client_health',
    rowsOf: ofClientsOf('practitionerId', clientHealth.clientId),
    given: ['savedAt', 'statedAt'],
    sealed: { sealedFacts: 'facts' },
    withheld: { clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(clientHealth, {
    name: 'health_at_practitioners',
    rowsOf: ofClientsOf('userId', clientHealth.clientId),
    given: ['savedAt', 'statedAt'],
    sealed: { sealedFacts: 'facts' },
    withheld: { clientId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
