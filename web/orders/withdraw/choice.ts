import type { OrderItem, WithdrawalRequest } from '#contract/orders.ts'
import { toMajor } from '#domain/money.ts'
import { packsToShip, refundablePacks } from '#domain/orders/packs.ts'
import { expectedRefund } from '#domain/orders/refunds.ts'

export type ChosenItem = Pick<
  OrderItem,
  'id' | 'quantity' | 'refunded' | 'unsent' | 'withdrawn' | 'total' | 'vat' | 'shipped'
>
/** The packs to return, by line; lines to keep are absent. */
export type Choice = Readonly<Record<number, number>>

export function everything(items: readonly ChosenItem[]): Choice {
  return Object.fromEntries(
    items.filter((item) => refundablePacks(item) > 0).map((item) => [item.id, refundablePacks(item)]),
  )
}

/** `some`: shown as indeterminate. */
export function choiceState(items: readonly ChosenItem[], choice: Choice): 'none' | 'some' | 'all' {
  const chosen = items.filter(({ id }) => choice[id])
  if (chosen.length === 0) return 'none'
  return items.every((item) => (choice[item.id] ?? 0) === refundablePacks(item)) ? 'all' : 'some'
}

export function withPacks(choice: Choice, id: number, packs: number): Choice {
  const { [id]: _, ...others } = choice
  return packs > 0 ? { ...others, [id]: packs } : others
}

/** Major units; `lines` by line. */
export type ExpectedRefund = { lines: Readonly<Record<number, number>>; delivery: number; amount: number }

/** The refund for a choice, as the server will calculate it. Nothing if more is chosen than is left. */
export function refundFor(
  items: readonly ChosenItem[],
  delivery: { total: number; isRefunded: boolean },
  choice: Choice,
): ExpectedRefund {
  // Packs of earlier withdrawals are refunded before these.
  const lines = items.map((item) => ({ ...item, refunded: item.refunded + item.withdrawn }))
  const refund = expectedRefund({ lines, delivery }, requestOf(choice))
  if (!refund) return { lines: {}, delivery: 0, amount: 0 }
  return {
    lines: Object.fromEntries(refund.lines.map(({ lineId, amount }) => [lineId, toMajor(amount)])),
    delivery: toMajor(refund.delivery),
    amount: toMajor(refund.amount),
  }
}

export function requestOf(choice: Choice): WithdrawalRequest['items'] {
  return Object.entries(choice).map(([id, quantity]) => ({ order_line_id: Number(id), quantity }))
}

/** The packs of a choice that were sent and have to be returned. Unsent packs are counted first. */
export function packsToSend(items: readonly ChosenItem[], choice: Choice): number {
  return items.reduce((sum, item) => sum + Math.max(0, (choice[item.id] ?? 0) - packsToShip(item)), 0)
}
