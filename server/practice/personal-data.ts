import { eq, sql } from 'drizzle-orm'
import { clients } from '#server/clients/tables.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { reminders, renewalContacts, renewalSnoozes, supplyCounts, takenDoses } from './tables.ts'

const ofClientsOf = (owner: 'practitionerId' | 'userId') => (userId: number) =>
  sql`${renewalContacts.clientId} IN (SELECT clients.id FROM ${clients} WHERE ${clients[owner]} = ${userId})`
const snoozedBy = (owner: 'practitionerId' | 'userId') => (userId: number) =>
  sql`${renewalSnoozes.shareId} IN (SELECT protocol_shares.id FROM protocol_shares
    JOIN ${clients} ON clients.id = protocol_shares.client_id WHERE ${clients[owner]} = ${userId})`

export const practicePersonalData: readonly PersonalData[] = [
  personal(takenDoses, {
    name: 'taken_doses',
    rowsOf: (userId) => eq(takenDoses.userId, userId),
    given: ['takenOn', 'protocolId', 'variantId', 'time', 'tickedAt'],
    withheld: { userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(supplyCounts, {
    name: 'supply_counts',
    rowsOf: (userId) => eq(supplyCounts.userId, userId),
    given: ['variantId', 'countedOn', 'amount', 'countedAt'],
    withheld: { userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(reminders, {
    name: 'reminders',
    rowsOf: (userId) => eq(reminders.userId, userId),
    given: ['doses', 'supply', 'timeZone', 'dosesSentOn', 'supplySentOn', 'supplyCheckedOn', 'changedAt'],
    withheld: { userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(renewalContacts, {
    name: 'renewal_contacts',
    rowsOf: ofClientsOf('practitionerId'),
    given: ['kind', 'at'],
    sealed: { sealedWords: 'words' },
    withheld: { id: 'internal', clientId: 'internal', byUserId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(renewalContacts, {
    name: 'contacts_by_practitioners',
    rowsOf: ofClientsOf('userId'),
    given: ['kind', 'at'],
    sealed: { sealedWords: 'words' },
    withheld: { id: 'internal', clientId: 'internal', byUserId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(renewalSnoozes, {
    name: 'renewal_snoozes',
    rowsOf: snoozedBy('practitionerId'),
    given: ['until', 'snoozedAt'],
    withheld: { shareId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(renewalSnoozes, {
    name: 'renewals_put_off_by_practitioners',
    rowsOf: snoozedBy('userId'),
    given: ['until', 'snoozedAt'],
    withheld: { shareId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
