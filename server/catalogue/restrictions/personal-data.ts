import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { productCountries } from './tables.ts'

const law =
  'Regulation (EC) 178/2002, article 17: the shop has to show what it checked; who decided is forgotten with the account'

/** What admins decided. */
export const restrictionsPersonalData: readonly PersonalData[] = [
  personal(productCountries, {
    name: 'sale_decisions',
    rowsOf: (userId) => eq(productCountries.decidedBy, userId),
    given: ['country', 'state', 'decidedAt'],
    withheld: {
      productId: 'internal',
      number: 'internal',
      reason: 'internal',
      note: 'internal',
      source: 'internal',
      since: 'internal',
      rules: 'internal',
      decidedBy: 'internal',
    },
    erasure: { by: 'blanking', law, values: () => ({ decidedBy: null }) },
  }),
]
