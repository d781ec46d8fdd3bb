import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { OrderState } from '#domain/orders/states.ts'

/** What stands below an order's state: what is left to do, or what became of it. */
export type RowNews =
  | { kind: 'held'; until: string; tries: number }
  | { kind: 'asked-back'; lines: number; amount: number }
  | { kind: 'to-follow'; packs: number }
  | { kind: 'refunded'; amount: number }

type Row = Pick<AdminOrderRow, 'state' | 'held_until' | 'tries' | 'to_ship' | 'withdrawal' | 'refunded'>
const begun: readonly OrderState[] = ['partially_shipped', 'partially_refunded']

export function rowNews({
  state,
  held_until: until,
  tries,
  to_ship,
  withdrawal,
  refunded,
}: Row): RowNews | undefined {
  if (until) return { kind: 'held', until, tries }
  if (withdrawal) return { kind: 'asked-back', ...withdrawal }
  if (begun.includes(state) && to_ship > 0) return { kind: 'to-follow', packs: to_ship }
  return refunded > 0 ? { kind: 'refunded', amount: refunded } : undefined
}
