import type { Minor } from '#domain/money.ts'
import { defineEvent } from '#server/platform/events.ts'
import type { By, OrderRow } from './move-order.ts'
import type { orderLines } from './tables.ts'

type Packs = { variantId: number; quantity: number }

/** An order is written, and its goods are taken from the shelf. */
export const orderPlaced = defineEvent<{ order: OrderRow; packs: readonly Packs[] }>('orderPlaced')

/** An order has its money, or needs none. */
export const orderPaid = defineEvent<{ order: OrderRow; by: By }>('orderPaid')

/** An order ended unpaid: it was given up, or its time ran out. Its person and their cart are locked. */
export const orderEnded = defineEvent<{
  order: OrderRow
  /** All of it. */
  packs: readonly (typeof orderLines.$inferSelect)[]
  /** Which has one use more again. */
  voucherId: number | null
}>('orderEnded')

export type SettledRefund = {
  order: OrderRow
  refund: { id: number; amount: Minor; vat: Minor }
  /** What can be sold again. */
  packs: readonly Packs[]
  /** Which has one use more again. */
  voucherId: number | null
  /** The order is given up with it, before it was packed. */
  cancels: boolean
}

/** Packs of a paid order are paid back. */
export const refundSettled = defineEvent<SettledRefund>('refundSettled')
