import { asc, eq, sql } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import { type Settlement, type StoredPaymentState, settlementOf } from '#domain/orders/settlement.ts'
import { removeBought } from '#server/cart/empty-cart.ts'
import { lockCart } from '#server/cart/lock-cart.ts'
import { putBackStock, takeStock } from '#server/catalogue/stock/take-stock.ts'
import { findUsedMethod } from '#server/payments/payment-methods.ts'
import type { ReportedPayment } from '#server/payments/providers/provider.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { reusableStatement } from '#server/platform/reusable-statement.ts'
import { transact } from '#server/platform/transact.ts'
import { retakeVoucherUse } from '#server/vouchers/voucher-uses.ts'
import { type ChangedBy, lockOrder, type OrderRow } from '../change-order-state.ts'
import { endUnpaidOrder } from '../end-order.ts'
import { findGuestMarks, type GuestMarks, lockGuest } from '../guests/guest.ts'
import { markPaid } from '../mark-paid.ts'
import { countOwnUses } from '../own-voucher-uses.ts'
import { orderLines } from '../tables.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { payments, refunds } from './tables.ts'

type PaymentRow = typeof payments.$inferSelect

export const byProvider: ChangedBy = { by: 'provider', userId: null }

/**
 * Acts on the provider's report on a payment in one transaction, however often and in whatever order reports come.
 * Orders are always locked before their payments. Returns what was done.
 */
export function settlePayment(
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now'>,
  paymentId: number,
  report: ReportedPayment,
): Promise<Settlement> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const found = await lockPayment(db, paymentId)
    if (!found) return 'nothing'
    const { order, payment, paidOtherwise, hasOtherOpen } = found
    const isErased = order.userId === null && !(await findGuestMarks(db, order.id))
    // Nothing is saved about the payments of an erased person.
    const reported = isErased ? { ...report, detail: null } : report
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
      await note(txCtx, payment, reported, stateOf(payment, reported))
      return settlement
    }
    if (settlement === 'refund-and-end') {
      const ending = { state: 'cancelled', ending: 'payment-differs' } as const
      await endUnpaidOrder(txCtx, order, ending, byProvider)
    }
    const isKept = settlement === 'pay' || (settlement === 'revive' && (await retakeStock(txCtx, order)))
    await note(txCtx, payment, reported, isKept ? 'paid' : 'returned')
    if (isKept) await markPaid(txCtx, order, byProvider)
    else await returnPayment(txCtx, { id: payment.id, amount: reported.amount }, order)
    if (hasOtherOpen) await queueCancellation(txCtx, order.id)
    return settlement
  })
}

function isWhole(payment: PaymentRow, { amount, currency }: ReportedPayment): boolean {
  return amount === payment.amount && currency === payment.currency
}

/** A final state that is already known stays. */
function stateOf(payment: PaymentRow, { state }: ReportedPayment): StoredPaymentState {
  return payment.state === 'open' ? state : payment.state
}

/** Locks a payment after its order, with the order's other payments. */
export async function lockPayment(db: Database, id: number) {
  const [found] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id))
  if (!found) return undefined
  // Sent together, executed in this order.
  const [order, ofOrder] = await Promise.all([
    lockOrder(db, found.orderId),
    lockedPayments(db).execute({ orderId: found.orderId }),
  ])
  const payment = ofOrder.find((each) => each.id === id)
  const isOther = (state: StoredPaymentState) =>
    ofOrder.some((each) => each.id !== id && each.state === state)
  return order && payment
    ? { order, payment, paidOtherwise: isOther('paid'), hasOtherOpen: isOther('open') }
    : undefined
}

const lockedPayments = reusableStatement((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, sql.placeholder('orderId')))
    .orderBy(asc(payments.id))
    .for('update')
    .prepare('lock_payments'),
)

async function note(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  payment: PaymentRow,
  reported: ReportedPayment,
  state: StoredPaymentState,
): Promise<void> {
  const isNew = (state === 'paid' || state === 'returned') && payment.state !== state
  const capture = isNew ? await captureOf({ db, now }, payment, reported) : {}
  await db
    .update(payments)
    .set({ state, checkedAt: now, ...capture })
    .where(eq(payments.id, payment.id))
}

/** The amount and method reported by the provider; the method may differ from the one first chosen. */
async function captureOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  payment: PaymentRow,
  reported: ReportedPayment,
): Promise<Partial<PaymentRow>> {
  const { amount: captured, currency: capturedCurrency, detail, paidAt, providerMethod } = reported
  const method = await findUsedMethod(db, payment.method, providerMethod)
  return {
    method,
    detail,
    paidAt: paidAt ?? now,
    ...(!isWhole(payment, reported) && { captured, capturedCurrency }),
  }
}

/**
 * A cancelled or expired order was paid after all: its goods are taken out of stock again, if they are all available.
 */
async function retakeStock({ db }: Pick<Deps, 'db'>, order: OrderRow): Promise<boolean> {
  const lines = await db
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  const guest = order.userId === null ? await findGuestMarks(db, order.id) : undefined
  // The person or the cart, the packs, the voucher: in the order used when orders are placed or ended.
  if (order.userId !== null) await lockCart(db, order.userId)
  if (guest) await lockGuest(db, guest)
  if ((await takeStock(db, order.id, lines)).length > 0) return false
  if (!(await takeVoucher(db, order, guest))) {
    await putBackStock(db, order.id, lines)
    return false
  }
  if (order.userId !== null) await removeBought(db, order.userId, lines)
  return true
}

/** It may have been used up meanwhile. */
async function takeVoucher(
  db: Database,
  { voucherId, userId }: OrderRow,
  guest: GuestMarks | undefined,
): Promise<boolean> {
  if (voucherId === null) return true
  const owner = userId === null ? guest && { guest } : { userId }
  const ownUses = owner ? await countOwnUses(db, { voucherId, owner }) : 0
  return retakeVoucherUse(db, voucherId, ownUses)
}

/**
 * A payment for an order that has ended, or with a wrong amount, is refunded completely; the database allows that only
 * once.
 */
async function returnPayment(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { id: paymentId, amount }: { id: number; amount: Minor },
  order: Pick<OrderRow, 'id' | 'userId'>,
): Promise<void> {
  const { db, jobs, now } = ctx
  const [refund] = await db
    .insert(refunds)
    .values({
      paymentId,
      orderId: order.id,
      amount,
      kind: 'orphan',
      vat: 0,
      delivery: 0,
      deliveryVat: 0,
      reason: 'late-payment',
      createdAt: now,
    })
    .returning({ id: refunds.id })
  await jobs.enqueue(db, 'refund', { refund_id: refund!.id })
  await queueEmail(ctx, { template: 'payment-returned', user_id: order.userId, refund_id: refund!.id })
}
