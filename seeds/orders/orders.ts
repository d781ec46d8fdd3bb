import { clientOrders } from './client-orders.ts'
import { namedOrders } from './named-orders.ts'
import type { SeededOrder } from './seeded-order.ts'

/** Oldest first, as they were placed. */
export const seededOrders: readonly SeededOrder[] = [...namedOrders, ...clientOrders].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
)
