import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { commissionEntries } from './tables.ts'

export const commissionPersonalData: readonly PersonalData[] = [
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
      law: 'Belgian Code of Economic Law, articles III.82 to III.89 (books and vouchers: 7 years); in the United Kingdom, Companies Act 2006, section 388 (accounting records: 6 years)',
    },
  }),
]
