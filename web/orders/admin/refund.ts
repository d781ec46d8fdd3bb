import type { AdminOrder, NewRefund } from '#contract/admin-orders.ts'
import type { OrderItem, OrderWithdrawal } from '#contract/orders.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { refundOf } from '#domain/orders/refunds.ts'
import type { Packs } from './parcel.ts'

type RefundItem = Pick<OrderItem, 'id' | 'quantity' | 'refunded' | 'total' | 'vat'>

/** An admin may pay back what was withdrawn from and what was not. */
export function packsToRefund({ quantity, refunded }: RefundItem): number {
  return Math.max(0, quantity - refunded)
}

/** What a withdrawal asks for, as far as it has not been paid back by other ways. */
export function packsOfWithdrawal(items: readonly RefundItem[], { items: asked }: OrderWithdrawal): Packs {
  return Object.fromEntries(
    asked.flatMap(({ order_line_id: id, quantity }) => {
      const item = items.find((line) => line.id === id)
      const packs = item ? Math.min(quantity, packsToRefund(item)) : 0
      return packs > 0 ? [[id, packs]] : []
    }),
  )
}

export function refundItems(packs: Packs): NewRefund['items'] {
  return Object.entries(packs)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ order_line_id: Number(id), quantity }))
}

type RefundedOrder = Pick<AdminOrder, 'refunds'> & {
  items: readonly RefundItem[]
  price: { delivery: Pick<NonNullable<AdminOrder['price']['delivery']>, 'total'> | null }
}

/** What goes back for these packs, delivery included with the last of them; major units. Zero where that is too much. */
export function refundAmount({ items, price, refunds }: RefundedOrder, packs: Packs): number {
  const delivery = {
    total: toMinor(price.delivery?.total ?? 0),
    vat: 0,
    isRefunded: refunds.some((refund) => refund.delivery > 0),
  }
  const lines = items.map(({ id, quantity, refunded, total, vat }) => {
    return { id, quantity, refunded, total: toMinor(total), vat: toMinor(vat) }
  })
  const given = refundItems(packs).map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }))
  return toMajor(refundOf({ lines, delivery }, given)?.amount ?? 0)
}
