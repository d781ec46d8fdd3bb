import { type Minor, toMinor } from '../money.ts'

/** An order line: what was paid for all its packs, and how many have been refunded. */
export type PaidLine = { id: number; quantity: number; refunded: number; total: Minor; vat: Minor }
export type RefundLineInput = { lineId: number; quantity: number }
export type RefundedLine = { lineId: number; quantity: number; amount: Minor; vat: Minor }

/**
 * The refund for packs of a line: the cost of the first `refunded + quantity` packs less that of the first `refunded`,
 * so that all refunds, in any order, add up to the line exactly.
 */
export function refundOfLine(line: PaidLine, quantity: number): RefundedLine {
  const part = (whole: Minor, packs: number) => Math.round((whole * packs) / line.quantity)
  const between = (whole: Minor) => part(whole, line.refunded + quantity) - part(whole, line.refunded)
  return { lineId: line.id, quantity, amount: between(line.total), vat: between(line.vat) }
}

export type Paid = {
  lines: readonly PaidLine[]
  delivery: { total: Minor; vat: Minor; isRefunded: boolean }
}
export type Refund = { lines: RefundedLine[]; delivery: Minor; deliveryVat: Minor; amount: Minor; vat: Minor }

/** The last pack also refunds the delivery. Undefined if more is returned than there is. */
export function refundOf({ lines, delivery }: Paid, given: readonly RefundLineInput[]): Refund | undefined {
  const back: RefundedLine[] = []
  for (const { lineId, quantity } of given) {
    const line = lines.find(({ id }) => id === lineId)
    const isTwice = back.some((other) => other.lineId === lineId)
    if (!line || isTwice || quantity < 1 || line.refunded + quantity > line.quantity) return undefined
    back.push(refundOfLine(line, quantity))
  }
  const packsLeft = lines.reduce((left, { quantity, refunded }) => left + quantity - refunded, 0)
  const packsBack = back.reduce((sum, { quantity }) => sum + quantity, 0)
  const withDelivery = packsBack > 0 && packsBack === packsLeft && !delivery.isRefunded
  const sent = withDelivery ? delivery : { total: 0, vat: 0 }
  return {
    lines: back,
    delivery: sent.total,
    deliveryVat: sent.vat,
    amount: back.reduce((sum, { amount }) => sum + amount, sent.total),
    vat: back.reduce((sum, { vat }) => sum + vat, sent.vat),
  }
}

/** As the API shows an order: in major units, and without the VAT of the delivery. */
type ShownOrder = {
  lines: readonly { id: number; quantity: number; refunded: number; total: number; vat: number }[]
  delivery: { total: number; isRefunded: boolean }
}

/** What the server will refund for these packs. */
export function expectedRefund(
  { lines, delivery }: ShownOrder,
  packs: readonly { order_line_id: number; quantity: number }[],
): Refund | undefined {
  const paid = {
    lines: lines.map(({ id, quantity, refunded, total, vat }) => {
      return { id, quantity, refunded, total: toMinor(total), vat: toMinor(vat) }
    }),
    delivery: { total: toMinor(delivery.total), vat: 0, isRefunded: delivery.isRefunded },
  }
  const given = packs.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity }))
  return refundOf(paid, given)
}
