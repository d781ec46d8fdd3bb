import type { PaymentMethod, PriceSteps } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { Order, OrderSummary } from '#contract/orders.ts'
import { toMajor } from '#domain/money.ts'
import { refundablePacks } from '#domain/orders/packs.ts'
import { isPaid, orderNumber } from '#domain/orders/states.ts'
import { mayCancel, mayWithdraw, withdrawalEnds } from '#domain/orders/withdrawal.ts'
import type { Region } from '#domain/regions.ts'
import { presentPaymentMethod } from '#server/payments/payment-methods.ts'
import type { OrderRow } from './change-order-state.ts'
import type { WholeOrder } from './find-orders.ts'
import {
  itemName,
  numberOf,
  presentItem,
  presentRefund,
  presentShipment,
  presentWithdrawal,
} from './present-items.ts'
import { presentPriceSteps } from './present-price-steps.ts'
import type { ProductsNow } from './products-now.ts'

export type Showing = { region: Region; products: ProductsNow; now: Date }

export function presentSummary(
  { order, lines, payment, withdrawals, invoices }: WholeOrder,
  { products }: Showing,
) {
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  return {
    ...headOf(order),
    ending: order.ending,
    payment_state: payment?.state ?? null,
    total: toMajor(order.total),
    refunded: toMajor(order.refunded),
    currency: order.currency,
    total_items: packsIn(lines),
    items: lines.map((line) => ({
      name: itemName(line, order, products),
      quantity: line.quantity,
      product: products.byVariant.get(line.variantId)!,
    })),
    protocols: protocolsOf(lines),
    expected: expectedOf(order),
    withdrawal_asked: withdrawals.some(({ state }) => state === 'asked'),
    can_cancel: mayCancel(order.state),
    invoice: invoice ? numberOf(invoice) : null,
  } satisfies OrderSummary
}

export function presentOrder(whole: WholeOrder, showing: Showing): Order {
  const { order, lines, history, shipments, refunds, withdrawals, invoices } = whole
  const { email, ending, address, billingAddress, deliveryMethod, paidAt, deliveredAt } = order
  return {
    ...headOf(order),
    paid_at: paidAt?.toISOString() ?? null,
    ending,
    email,
    items: lines.map((line) => presentItem(line, order, showing.products)),
    total_items: packsIn(lines),
    price: priceSteps(order),
    refunded: toMajor(order.refunded),
    delivery_method: deliveryMethod,
    expected: expectedOf(order),
    address,
    billing_address: billingAddress,
    pick_up_point: order.pickUpPoint,
    payment: presentPayment(whole),
    history: history.map(({ to, at, by }) => ({ state: to, at: at.toISOString(), by, name: null })),
    shipments: shipments.map(presentShipment),
    refunds: refunds.map((refund) => presentRefund(refund, invoices)),
    withdrawals: withdrawals.map((withdrawal) => presentWithdrawal(withdrawal, refunds)),
    documents: invoices.map((paper) => ({
      kind: paper.kind,
      number: numberOf(paper),
      issued_at: paper.issuedAt.toISOString(),
    })),
    can_cancel: mayCancel(order.state),
    ...withdrawable(whole, showing),
    withdraw_until: withdrawalEnds(showing.region, deliveredAt)?.toISOString() ?? null,
  }
}

/** Some of it can still be withdrawn. */
export function withdrawable({ order, lines }: WholeOrder, { region, now }: Omit<Showing, 'products'>) {
  const isLeft = lines.some((line) => refundablePacks(line) > 0)
  return { can_withdraw: isLeft && mayWithdraw(region, order, now) }
}

function headOf({ id, state, placedAt, heldUntil, deliveredAt }: OrderRow) {
  return {
    id,
    number: orderNumber(id),
    state,
    placed_at: placedAt.toISOString(),
    held_until: state === 'pending_payment' ? heldUntil.toISOString() : null,
    delivered_at: deliveredAt?.toISOString() ?? null,
  }
}

/** While it is still on its way. */
function expectedOf({ state, deliveredAt, expectedFrom, expectedTo }: OrderRow) {
  const isComing = (state === 'pending_payment' || isPaid(state)) && deliveredAt === null
  return isComing ? { from: expectedFrom, to: expectedTo } : null
}

export function packsIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function protocolsOf(lines: readonly { protocolName: string | null }[]): string[] {
  return [...new Set(lines.flatMap(({ protocolName }) => protocolName ?? []))]
}

/** As saved when the order was placed. */
function priceSteps(order: OrderRow): PriceSteps {
  const { currency, country, practitionerName, voucherCode, voucherKind } = order
  const delivery = {
    price: order.deliveryPrice,
    free: order.deliveryFree,
    total: order.delivery,
    vat: order.deliveryVat,
  }
  return presentPriceSteps({
    priced: { ...order, delivery },
    currency,
    practitioner: practitionerName,
    voucher: voucherCode !== null && voucherKind !== null ? { code: voucherCode, kind: voucherKind } : null,
    way: { method: order.deliveryMethod, country, freeFrom: order.deliveryFreeFrom },
  })
}

function presentPayment({ order, payment }: WholeOrder): Order['payment'] {
  if (!payment) return null
  const { state, detail, url } = payment
  const isOpen = order.state === 'pending_payment' && state === 'open'
  return { method: methodOf(payment), state, detail, url: isOpen ? url : null }
}

function methodOf({ method: key, known }: NonNullable<WholeOrder['payment']>): PaymentMethod {
  if (known) return presentPaymentMethod(known)
  const mark = `/api${checkoutPaths.paymentMark(key)}`
  return { key, name: key, mark, mark_ratio: 1.6, countries: null }
}
