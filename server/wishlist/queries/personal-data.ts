import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { stockRequests, wishlistItems } from '../tables.ts'

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
    given: ['variantId', 'createdAt', 'toldAt'],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
