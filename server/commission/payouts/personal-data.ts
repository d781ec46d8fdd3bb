import { eq, sql } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { bookkeepingLaw } from '../bookkeeping-law.ts'
import { payoutEntries, payoutItems, payoutMethods, payoutRuns, payouts } from './tables.ts'

export const payoutsPersonalData: readonly PersonalData[] = [
  personal(payoutMethods, {
    name: 'payout_method',
    rowsOf: (userId) => eq(payoutMethods.practitionerId, userId),
    given: ['method', 'changedAt'],
    sealed: { sealedAccount: 'account' },
    withheld: { practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(payouts, {
    name: 'payouts',
    rowsOf: (userId) => eq(payouts.practitionerId, userId),
    given: ['id', 'amount', 'currency', 'method', 'at', 'returnedAt', 'reason'],
    sealed: { sealedAccount: 'account' },
    withheld: { practitionerId: 'internal', runId: 'internal', returnedBy: 'another-person' },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
  personal(payoutEntries, {
    name: 'payout_entries',
    rowsOf: (userId) => eq(payoutEntries.practitionerId, userId),
    given: ['payoutId', 'kind', 'from', 'to', 'amount', 'currency', 'at'],
    withheld: { id: 'internal', practitionerId: 'internal' },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
  personal(payoutItems, {
    name: 'payout_items',
    rowsOf: (userId) =>
      sql`${payoutItems.payoutId} IN (SELECT id FROM payouts WHERE practitioner_id = ${userId})`,
    given: ['payoutId', 'isReturned'],
    withheld: { entryId: 'internal' },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
  personal(payoutRuns, {
    name: 'payout_runs',
    rowsOf: (userId) => eq(payoutRuns.adminId, userId),
    given: ['id', 'currency', 'at'],
    withheld: { adminId: 'internal', fingerprint: 'internal', downloads: 'internal' },
    erasure: { by: 'keeping', law: bookkeepingLaw },
  }),
]
