import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { sameAddress } from '#server/platform/same-address.ts'
import { stockRequests, visitorStockRequests } from '../stock-requests/tables.ts'
import { wishlistItems } from './tables.ts'

export const wishlistPersonalData: readonly PersonalData[] = [
  personal(wishlistItems, {
    name: 'wishlist',
    rowsOf: (userId) => eq(wishlistItems.userId, userId),
    given: ['variantId', 'createdAt'],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(stockRequests, {
    name: 'stock_requests',
    rowsOf: (userId) => eq(stockRequests.userId, userId),
    given: ['variantId', 'createdAt', 'notifiedAt'],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  // Requested without signing in, with the account's address.
  personal(visitorStockRequests, {
    name: 'stock_requests_by_address',
    rowsOf: (userId) =>
      sameAddress(
        visitorStockRequests.email,
        sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${userId})`,
      ),
    given: ['email', 'variantId', 'language', 'createdAt', 'confirmedAt', 'notifiedAt'],
    withheld: { id: 'internal', tokenHash: 'secret' },
    erasure: { by: 'deletion' },
  }),
]
