import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { type KeptPaymentState, type Settlement, settlementOf } from '#domain/orders/settlement.ts'
import type { Region } from '#domain/regions.ts'
import { holdCart } from '#server/cart/commands/hold-cart.ts'
import { cartLines } from '#server/cart/tables.ts'
import { giveBackStock, takeStock } from '#server/catalogue/commands/stock.ts'
import { takeVoucherUse } from '#server/checkout/commands/voucher-uses.ts'
import { ownUses } from '#server/checkout/queries/vouchers.ts'
import { vouchers } from '#server/checkout/tables.ts'
import { crashPoint } from '#server/platform/crash-point.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { ReportedPayment } from '#server/platform/payments/provider.ts'
import { transact } from '#server/platform/transact.ts'
import { endUnpaidOrder } from '../commands/end-order.ts'
import { type By, holdOrder, type OrderRow } from '../commands/move-order.ts'
import { orderPaid } from '../commands/order-paid.ts'
import { orderLines } from '../tables.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { returnPayment } from './return-payment.ts'
import { payments } from './tables.ts'
import { usedMethod } from './used-method.ts'

export type SettlingDesk = { db: Database; jobs: Jobs; region: Region; now: Date }
type PaymentRow = typeof payments.$inferSelect

export const byProvider: By = { by: 'provider', userId: null }

/**
 * Does what the provider's word on a payment asks for, in one transaction, however often and in whatever order it comes.
 * Orders are held before their payments, always. Answers what was done.
 */
export function settlePayment(
  desk: SettlingDesk,
  paymentId: number,
  word: ReportedPayment,
): Promise<Settlement> {
  return transact(desk.db, async (db) => {
    const inside = { ...desk, db }
    const found = await holdPayment(db, paymentId)
    if (!found) return 'nothing'
    const { order, payment, paidOtherwise, hasOtherOpen } = found
    const isErased = order.userId === null
    // Of what an erased person paid with nothing is kept.
    const reported = isErased ? { ...word, detail: null } : word
    const settlement = settlementOf({
      order: order.state,
      ending: order.ending,
      payment: payment.state,
      reported: reported.state,
      isWhole: isWhole(payment, reported),
      paidOtherwise,
      isErased,
    })
    if (settlement === 'nothing') {
      await note(inside, payment, reported, stateOf(payment, reported))
      return settlement
    }
    if (settlement === 'refund-and-end') {
      const ending = { state: 'cancelled', ending: 'payment-differs' } as const
      await endUnpaidOrder(inside, order, ending, byProvider)
    }
    const isKept = settlement === 'pay' || (settlement === 'revive' && (await takeBack(inside, order)))
    await note(inside, payment, reported, isKept ? 'paid' : 'returned')
    if (isKept) await orderPaid(inside, order, byProvider)
    else await returnPayment(inside, { id: payment.id, amount: reported.amount }, order)
    if (hasOtherOpen) await queueCancellation(inside, order.id)
    crashPoint('inside-settle-before-commit')
    return settlement
  })
}

function isWhole(payment: PaymentRow, { amount, currency }: ReportedPayment): boolean {
  return amount === payment.amount && currency === payment.currency
}

/** An end that is known already stays. */
function stateOf(payment: PaymentRow, { state }: ReportedPayment): KeptPaymentState {
  return payment.state === 'open' ? state : payment.state
}

async function holdPayment(db: Database, id: number) {
  const [found] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id))
  if (!found) return undefined
  // Sent together, and done in this order.
  const [order, ofOrder] = await Promise.all([
    holdOrder(db, found.orderId),
    db
      .select()
      .from(payments)
      .where(eq(payments.orderId, found.orderId))
      .orderBy(asc(payments.id))
      .for('update'),
  ])
  const payment = ofOrder.find((each) => each.id === id)
  const isOther = (state: KeptPaymentState) => ofOrder.some((each) => each.id !== id && each.state === state)
  return order && payment
    ? { order, payment, paidOtherwise: isOther('paid'), hasOtherOpen: isOther('open') }
    : undefined
}

async function note(
  { db, now }: SettlingDesk,
  payment: PaymentRow,
  reported: ReportedPayment,
  state: KeptPaymentState,
): Promise<void> {
  const isNew = (state === 'paid' || state === 'returned') && payment.state !== state
  const capture = isNew ? await captureOf({ db, now }, payment, reported) : {}
  await db
    .update(payments)
    .set({ state, checkedAt: now, ...capture })
    .where(eq(payments.id, payment.id))
}

/** What the provider says it took, and how; that may be another way to pay than was chosen first. */
async function captureOf(
  { db, now }: Pick<SettlingDesk, 'db' | 'now'>,
  payment: PaymentRow,
  reported: ReportedPayment,
): Promise<Partial<PaymentRow>> {
  const { amount: captured, currency: capturedCurrency, detail, paidAt, providerMethod } = reported
  const method = await usedMethod(db, payment.method, providerMethod)
  return {
    ...{ method, detail, paidAt: paidAt ?? now },
    ...(!isWhole(payment, reported) && { captured, capturedCurrency }),
  }
}

/** The money for an order that had been given up has come: its goods leave the shelf again, if they are all there. */
async function takeBack({ db }: SettlingDesk, order: OrderRow): Promise<boolean> {
  const lines = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  // Their cart, the packs, the voucher: as whoever places or ends an order takes them.
  if (order.userId !== null) await holdCart(db, order.userId)
  if ((await takeStock(db, order.id, lines)).length > 0) return false
  if (!(await takeVoucher(db, order))) {
    await giveBackStock(db, order.id, lines)
    return false
  }
  await clearCart(db, order)
  return true
}

/** It may have been used up meanwhile, by others or by the same person once more. */
async function takeVoucher(db: Database, { voucherId, userId }: OrderRow): Promise<boolean> {
  if (voucherId === null) return true
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  if (!voucher) return false
  const own = userId === null ? 0 : await ownUses(db, voucher, userId)
  return own < (voucher.usesPerPerson ?? Infinity) && takeVoucherUse(db, voucherId)
}

/** What had gone back into the cart is bought now; what was put in besides stays. */
async function clearCart(db: Database, { id, userId }: OrderRow): Promise<void> {
  if (userId === null) return
  const bought = sql`(SELECT ${orderLines.quantity} FROM ${orderLines}
    WHERE ${orderLines.orderId} = ${id} AND ${orderLines.variantId} = ${cartLines.variantId})`
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), lte(cartLines.quantity, bought)))
  await db
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${bought}` })
    .where(and(eq(cartLines.userId, userId), gt(cartLines.quantity, bought)))
}
