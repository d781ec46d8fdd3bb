import type { Minor } from '#domain/money.ts'
import { defineEvent } from '#server/platform/events.ts'
import type { ChangedBy, OrderRow } from './change-order-state.ts'
import type { orderLines } from './tables.ts'

type Packs = { variantId: number; quantity: number }

/** An order was created, and its goods were taken out of stock. */
export const orderPlaced = defineEvent<{ order: OrderRow; packs: readonly Packs[] }>('orderPlaced')

/** An order was paid, or has nothing to pay. */
export const orderPaid = defineEvent<{
  order: OrderRow
  by: ChangedBy
  /** Those that some of it was taken from. */
  basketIds: readonly number[]
}>('orderPaid')

/** An order ended unpaid: it was cancelled or expired. Its client and their cart are locked. */
export const orderEnded = defineEvent<{
  order: OrderRow
  /** The whole order. */
  packs: readonly (typeof orderLines.$inferSelect)[]
  /** The voucher that can be used once more. */
  voucherId: number | null
}>('orderEnded')

/** Orders that were placed as a guest became those of an account. */
export const guestOrdersJoined = defineEvent<{ userId: number; orderIds: readonly number[] }>(
  'guestOrdersJoined',
)

export type SettledRefund = {
  order: OrderRow
  refund: { id: number; amount: Minor; vat: Minor }
  /** What can be sold again, with the batch it was sent from. */
  packs: readonly (Packs & { batchId: number | null })[]
  /** The voucher that can be used once more. */
  voucherId: number | null
  /** The order is cancelled as a whole, before it was packed. */
  cancels: boolean
}

/** Packs of a paid order are refunded. */
export const refundSettled = defineEvent<SettledRefund>('refundSettled')
