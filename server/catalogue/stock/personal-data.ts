import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { stockMovements } from './tables.ts'

const law =
  'Regulation (EC) 178/2002, article 18: where food came from and went has to be shown; who booked it is forgotten with the account'

/** What admins changed. */
export const stockPersonalData: readonly PersonalData[] = [
  personal(stockMovements, {
    name: 'stock_changes',
    rowsOf: (userId) => eq(stockMovements.adminId, userId),
    given: ['change', 'reason', 'at'],
    withheld: {
      id: 'internal',
      variantId: 'internal',
      stockAfter: 'internal',
      // It may be another person's order.
      orderId: 'another-person',
      adminId: 'internal',
      batchId: 'internal',
      note: 'internal',
    },
    erasure: { by: 'blanking', law, values: () => ({ adminId: null }) },
  }),
]
