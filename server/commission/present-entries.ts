import { inArray } from 'drizzle-orm'
import type { CommissionEntry, CommissionLine } from '#contract/commission.ts'
import { commissionBase, earnedAt } from '#domain/commission/ledger.ts'
import type { CommissionState } from '#domain/commission/states.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { clientOf, clientsOf, partsOf } from '#server/orders/client-orders.ts'
import { handledOf, type WholeOrder, wholeOrders } from '#server/orders/find-orders.ts'
import { itemName } from '#server/orders/present-items.ts'
import { protocolsOf } from '#server/orders/present-order.ts'
import { type ProductsNow, productsNow } from '#server/orders/products-now.ts'
import { orders } from '#server/orders/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { EarningLine } from './book-commission.ts'
import type { Reading } from './earnings.ts'

/** The entries of an order, or of one of its refunds. */
export type EntryGroup = {
  id: number
  state: CommissionState
  orderId: number
  /** Null unless a refund took it back. */
  refundId: number | null
  isReversal: boolean
  at: Date
  /** `packs`: unless they are all packs of the line, or those of the refund. */
  amounts: { lineId: number; amount: Minor; packs?: number }[]
}

/** With only the practitioner's lines of each order. */
export async function presentEntries(
  deps: Pick<Deps, 'db' | 'products'>,
  { practitionerId, language }: Omit<Reading, 'now'>,
  groups: readonly EntryGroup[],
): Promise<CommissionEntry[]> {
  if (groups.length === 0) return []
  const { db } = deps
  const ids = groups.map(({ orderId }) => orderId)
  const wholes = await wholeOrders(db, await db.select().from(orders).where(inArray(orders.id, ids)))
  const parts = await partsOf(db, wholes, practitionerId)
  const [clients, products] = await Promise.all([
    clientsOf(db, parts, practitionerId),
    productsNow(deps, parts, language),
  ])
  return groups.map((group) => {
    const at = wholes.findIndex(({ order }) => order.id === group.orderId)
    const part = parts[at]!
    const sign = group.isReversal ? -1 : 1
    return {
      id: group.id,
      state: group.state,
      at: group.at.toISOString(),
      order: { id: group.orderId, number: orderNumber(group.orderId) },
      client: clientOf(part, clients),
      protocols: protocolsOf(part.lines),
      own_order: part.order.userId === practitionerId,
      amount: toMajor(sign * sumOf(group.amounts)),
      earned_at: group.state === 'pending' ? dueOf(wholes[at]!) : null,
      lines: linesOf(group, part, products),
    }
  })
}

function dueOf(whole: WholeOrder): string | null {
  const { order, shipments } = whole
  const { left } = handledOf(whole)
  return earnedAt({ deliveredAt: order.deliveredAt, shipments, left })?.toISOString() ?? null
}

function linesOf(group: EntryGroup, { order, lines, refunds }: WholeOrder, products: ProductsNow) {
  const refund = refunds.find(({ id }) => id === group.refundId)
  return lines.flatMap((line) => {
    const own = group.amounts.filter(({ lineId }) => lineId === line.id)
    if (own.length === 0) return []
    const refunded = refund?.lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity
    return presentLine(line as EarningLine, {
      name: itemName(line, order, products),
      quantity: refunded ?? own[0]!.packs ?? line.quantity,
      amount: sumOf(own) * (group.isReversal ? -1 : 1),
    })
  })
}

type Shown = { name: string; quantity: number; amount: Minor }

function presentLine(line: EarningLine, { name, quantity, amount }: Shown): CommissionLine {
  const price = Math.round((commissionBase(line) * quantity) / line.quantity)
  return {
    name,
    quantity,
    price: toMajor(price),
    net_price: toMajor(Math.round((price * 100) / (100 + line.vatPercent))),
    vat_percent: line.vatPercent,
    tier_rate: line.tierRate,
    discount_rate: line.discountRate,
    amount: toMajor(amount),
  }
}

function sumOf(amounts: EntryGroup['amounts']): Minor {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}
