import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { reminders, supplyCounts, takenDoses } from './tables.ts'

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
]
