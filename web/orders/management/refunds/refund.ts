import type { AdminOrder, NewRefund } from '#contract/admin-orders.ts'
import type { OrderItem, OrderWithdrawal } from '#contract/orders.ts'
import { toMajor } from '#domain/money.ts'
import { type LinePacks, packsToShip, packsWithClient } from '#domain/orders/packs.ts'
import { expectedRefund } from '#domain/orders/refunds.ts'

type RefundItem = LinePacks & Pick<OrderItem, 'id' | 'total' | 'vat'>
/** Packs of a line that are refunded together: unsent, sent, or requested by a withdrawal. */
export type PackGroup<Item = RefundItem> = {
  key: string
  item: Item
  kind: 'unsent' | 'sent' | 'asked'
  packs: number
}
/** The chosen packs by group. */
export type ChosenPacks = Readonly<Record<string, number>>

/** The packs of a withdrawal; without one, all that no withdrawal has requested. */
export function packGroups<Item extends RefundItem>(
  items: readonly Item[],
  withdrawal: Pick<OrderWithdrawal, 'waiting'> | undefined,
): PackGroup<Item>[] {
  const group = (item: Item, kind: PackGroup['kind'], packs: number) => ({
    key: `${item.id} ${kind}`,
    item,
    kind,
    packs,
  })
  const waiting = (id: number) =>
    withdrawal?.waiting.find(({ order_line_id }) => order_line_id === id)?.quantity ?? 0
  return items
    .flatMap((item) =>
      withdrawal
        ? [group(item, 'asked', waiting(item.id))]
        : [group(item, 'unsent', packsToShip(item)), group(item, 'sent', packsWithClient(item))],
    )
    .filter(({ packs }) => packs > 0)
}

export function allPacks(groups: readonly PackGroup[]): ChosenPacks {
  return Object.fromEntries(groups.map(({ key, packs }) => [key, packs]))
}

/** As far as still available: a colleague may have been faster. */
export function refundItems(groups: readonly PackGroup[], taken: ChosenPacks): NewRefund['items'] {
  const chosen = groups.map((group) => ({ ...group, packs: Math.min(taken[group.key] ?? 0, group.packs) }))
  return [...Map.groupBy(chosen, ({ item }) => item.id)]
    .map(([id, parts]) => {
      const sum = (wanted: readonly PackGroup[]) => wanted.reduce((all, { packs }) => all + packs, 0)
      const isAsked = parts.some(({ kind }) => kind === 'asked')
      return {
        order_line_id: id,
        quantity: sum(parts),
        ...(!isAsked && { unsent: sum(parts.filter(({ kind }) => kind === 'unsent')) }),
      }
    })
    .filter(({ quantity }) => quantity > 0)
}

type RefundedOrder = { refunds: readonly Pick<AdminOrder['refunds'][number], 'delivery'>[] } & {
  items: readonly RefundItem[]
  price: { delivery: Pick<NonNullable<AdminOrder['price']['delivery']>, 'total'> | null }
}

/** The amount to refund for these packs, with delivery for the last ones; in major units. Zero if too many. */
export function refundAmount({ items, price, refunds }: RefundedOrder, given: NewRefund['items']): number {
  const delivery = {
    total: price.delivery?.total ?? 0,
    isRefunded: refunds.some((refund) => refund.delivery > 0),
  }
  return toMajor(expectedRefund({ lines: items, delivery }, given)?.amount ?? 0)
}

type PaidOrder = {
  tries: readonly Pick<AdminOrder['tries'][number], 'id' | 'state'>[]
  outside_refunds: readonly Pick<AdminOrder['outside_refunds'][number], 'id' | 'unbooked'>[]
}

/** Of a refund, what has already gone back without the shop and is not paid again; in major units. */
export function setOffOf({ tries, outside_refunds }: PaidOrder, amount: number): number {
  const paid = tries.find(({ state }) => state === 'paid')
  return Math.min(amount, outside_refunds.find(({ id }) => id === paid?.id)?.unbooked ?? 0)
}
