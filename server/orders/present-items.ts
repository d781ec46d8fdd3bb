import type { OrderItem, OrderRefund, OrderWithdrawal, Shipment } from '#contract/orders.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { invoiceNumber } from '#domain/orders/invoices.ts'
import { waitingFor } from '#domain/orders/packs.ts'
import { carriers, trackingUrl } from '#domain/orders/shipping.ts'
import type { WholeOrder } from './find-orders.ts'
import type { ProductsNow } from './products-now.ts'

type Line = WholeOrder['lines'][number]
type Written = Pick<WholeOrder['order'], 'language'>

export function presentItem(line: Line, order: Written, products: ProductsNow): OrderItem {
  const product = products.byVariant.get(line.variantId)
  if (!product) throw new Error(`Nothing is known of variant ${line.variantId}`)
  const { id, variantId, sku, quantity, vatPercent, shipped, refunded, unsent, withdrawn } = line
  return {
    id,
    product_id: product.id,
    product_variant_id: variantId,
    sku,
    name: itemName(line, order, products),
    product,
    quantity,
    price: toMajor(line.price),
    regular_price: toMajor(line.regular),
    sale: toMajor(line.sale),
    discount: toMajor(line.discount),
    voucher: toMajor(line.voucher),
    total: toMajor(line.total),
    vat_percent: vatPercent,
    vat: toMajor(line.vat),
    shipped,
    refunded,
    unsent,
    withdrawn,
    batches: line.batches.map(({ id: batchId, number, bestBefore, quantity: packs }) => ({
      id: batchId,
      number,
      best_before: bestBefore,
      quantity: packs,
    })),
    protocol: line.protocolName === null ? null : { id: line.protocolId, name: line.protocolName },
  }
}

/** As ordered; in another language than the order's, as the product is called now. */
export function itemName({ name, variantId }: Line, { language }: Written, products: ProductsNow): string {
  return language === products.language ? name : (products.byVariant.get(variantId)?.name ?? name)
}

export function presentShipment(shipment: WholeOrder['shipments'][number]): Shipment {
  const { id, carrier, trackingNumber, shippedAt, deliveredAt, lines } = shipment
  return {
    id,
    carrier,
    carrier_name: carriers.find(({ key }) => key === carrier)?.name ?? '',
    tracking_number: trackingNumber,
    tracking_url: trackingUrl(carrier, trackingNumber),
    shipped_at: shippedAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    items: lines.map(packsOf),
  }
}

export function presentRefund(
  { id, amount, createdAt, state, lines, delivery }: WholeOrder['refunds'][number],
  invoices: WholeOrder['invoices'],
): OrderRefund {
  const note = invoices.find(({ refundId }) => refundId === id)
  return {
    id,
    amount: toMajor(amount),
    at: createdAt.toISOString(),
    state,
    items: lines.map((line) => ({ ...packsOf(line), amount: toMajor(line.amount) })),
    delivery: toMajor(delivery),
    credit_note: note ? numberOf(note) : null,
  }
}

export function presentWithdrawal(
  withdrawal: WholeOrder['withdrawals'][number],
  refunds: WholeOrder['refunds'],
): OrderWithdrawal {
  const { id, statedAt, state, note, lines, amount, refusal, refusedAt } = withdrawal
  return {
    id,
    at: statedAt.toISOString(),
    state,
    note,
    items: lines.map(packsOf),
    waiting: waitingFor(withdrawal, refunds).map(packsOf),
    amount: toMajor(amount),
    owed: toMajor(owedFor(withdrawal, refunds)),
    refusal: refusedAt && { reason: refusal ?? '', at: refusedAt.toISOString() },
  }
}

/** While it is open; these amounts are rounded per pack, and may differ by a cent from the refund. */
export function owedFor(
  { id, state, amount }: WholeOrder['withdrawals'][number],
  refunds: WholeOrder['refunds'],
): Minor {
  if (state !== 'asked') return 0
  const paidBack = refunds.filter(({ withdrawalId }) => withdrawalId === id)
  return Math.max(
    0,
    paidBack.reduce((left, refund) => left - refund.amount, amount),
  )
}

export function numberOf({ kind, year, sequence }: WholeOrder['invoices'][number]): string {
  return invoiceNumber(kind, year, sequence)
}

function packsOf({ orderLineId, quantity }: { orderLineId: number; quantity: number }) {
  return { order_line_id: orderLineId, quantity }
}
