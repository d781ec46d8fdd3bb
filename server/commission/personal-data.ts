import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { booksKept } from './books-kept.ts'
import { payoutsPersonalData } from './payouts/personal-data.ts'
import { commissionEntries } from './tables.ts'

export const commissionPersonalData: readonly PersonalData[] = [
  ...payoutsPersonalData,
  personal(commissionEntries, {
    name: 'commission_entries',
    rowsOf: (userId) => eq(commissionEntries.practitionerId, userId),
    given: ['kind', 'from', 'to', 'amount', 'currency', 'orderId', 'at'],
    withheld: {
      id: 'internal',
      practitionerId: 'internal',
      orderLineId: 'internal',
      refundId: 'internal',
    },
    erasure: {
      by: 'keeping',
      law: booksKept,
    },
  }),
]
