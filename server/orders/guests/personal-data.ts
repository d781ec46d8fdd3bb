import { sql } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { orders } from '../tables.ts'
import { guestOrders } from './tables.ts'

/** Of guests' orders that have joined the account; declared before orders, through which they are found. */
export const guestsPersonalData: readonly PersonalData[] = [
  personal(guestOrders, {
    name: 'orders_placed_as_guest',
    rowsOf: (userId) =>
      sql`${guestOrders.orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${orders.userId} = ${userId})`,
    given: ['orderId', 'expiresAt', 'placedAt'],
    withheld: {
      tokenHash: 'secret',
      sealedToken: 'secret',
      addressHash: 'internal',
      callerMark: 'internal',
    },
    erasure: { by: 'deletion' },
  }),
]
