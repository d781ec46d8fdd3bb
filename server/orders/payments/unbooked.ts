import { sql } from 'drizzle-orm'
import { payments, refunds } from './tables.ts'

// Apart, so that its columns keep the names of their tables in every query.
const setOff = sql`(SELECT coalesce(sum(${refunds.setOff}), 0) FROM ${refunds}
  WHERE ${refunds.orderId} = ${payments.orderId} AND ${refunds.paymentId} = ${payments.id})`

/** Of a payment, what went back without the shop and is not part of a refund yet. */
export const unbooked = sql<number>`(${payments.chargedBack} + ${payments.refundedOutside}
  - ${setOff})::integer`
