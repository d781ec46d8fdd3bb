import type { Order } from '#contract/orders.ts'

/** The name of an order's line; empty if there is no such line. */
export function lineName(
  items: readonly Pick<Order['items'][number], 'id' | 'name'>[],
  lineId: number,
): string {
  return items.find(({ id }) => id === lineId)?.name ?? ''
}
