import { and, eq, inArray, ne } from 'drizzle-orm'
import { endingOf, type KeptPaymentState, settlementOf } from '#domain/orders/settlement.ts'
import type { Region } from '#domain/regions.ts'
import { holdCart } from '#server/cart/commands/hold-cart.ts'
import { cartLines } from '#server/cart/tables.ts'
import { giveBackStock, takeStock } from '#server/catalogue/commands/stock.ts'
import { ownUses } from '#server/checkout/queries/vouchers.ts'
import { vouchers } from '#server/checkout/tables.ts'
import { crashPoint } from '#server/platform/crash-point.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import type { ReportedPayment } from '#server/platform/payments/provider.ts'
import { endUnpaidOrder } from '../commands/end-order.ts'
import { type By, holdOrder, type OrderRow } from '../commands/move-order.ts'
import { orderPaid } from '../commands/order-paid.ts'
import { orderLines } from '../tables.ts'
import { returnPayment } from './return-payment.ts'
import { payments } from './tables.ts'

export type SettlingDesk = { db: Database; jobs: Jobs; region: Region; now: Date }
type PaymentRow = typeof payments.$inferSelect

/** A payment was captured with another amount than it was opened with: nobody can tell what it pays for. */
export class AmountDiffers extends Error {}

export const byProvider: By = { by: 'provider', userId: null }

/**
 * Does what the provider's word on a payment asks for, in one transaction, however often and in whatever order it comes.
 * Orders are held before their payments, always.
 */
export function settlePayment(
  desk: SettlingDesk,
  paymentId: number,
  reported: ReportedPayment,
): Promise<void> {
  return desk.db.transaction(async (db) => {
    const inside = { ...desk, db }
    const found = await holdPayment(db, paymentId)
    if (!found) return
    const { order, payment } = found
    const isWhole = reported.amount === payment.amount && reported.currency === payment.currency
    if (reported.state === 'paid' && !isWhole) throw new AmountDiffers(`Payment ${payment.id}`)
    const settlement = settlementOf({
      order: order.state,
      ending: order.ending,
      payment: payment.state,
      reported: reported.state,
      paidOtherwise: await isPaidOtherwise(db, payment),
    })
    if (settlement === 'nothing') return note(inside, payment, reported, stateOf(payment, reported))
    if (settlement === 'end') {
      await note(inside, payment, reported, reported.state)
      await endUnpaidOrder(inside, order, endingOf(reported.state), byProvider)
      return queueLetter(inside, { letter: 'order-not-paid', user_id: order.userId, order_id: order.id })
    }
    const isKept = settlement === 'pay' || (settlement === 'revive' && (await takeBack(inside, order)))
    await note(inside, payment, reported, isKept ? 'paid' : 'returned')
    if (isKept) await orderPaid(inside, order, byProvider)
    else await returnPayment(inside, payment, order)
    crashPoint('inside-settle-before-commit')
  })
}

/** An order that goes on without this payment lets it end as it ended. */
function stateOf(payment: PaymentRow, { state }: ReportedPayment): KeptPaymentState {
  return payment.state === 'open' ? state : payment.state
}

async function holdPayment(db: Database, id: number) {
  const [found] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id))
  const order = found && (await holdOrder(db, found.orderId))
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  return order && payment ? { order, payment } : undefined
}

async function isPaidOtherwise(db: Database, { id, orderId }: PaymentRow): Promise<boolean> {
  const [other] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid'), ne(payments.id, id)))
  return other !== undefined
}

async function note(
  { db, now }: SettlingDesk,
  payment: PaymentRow,
  { detail, paidAt }: ReportedPayment,
  state: KeptPaymentState,
): Promise<void> {
  const isCaptured = state === 'paid' || state === 'returned'
  const captured = isCaptured && payment.state !== state ? { detail, paidAt: paidAt ?? now } : {}
  await db
    .update(payments)
    .set({ state, checkedAt: now, ...captured })
    .where(eq(payments.id, payment.id))
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
  await clearCart(db, order, lines)
  return true
}

/** It may have been used up meanwhile, by others or by the same person once more. */
async function takeVoucher(db: Database, { voucherId, userId }: OrderRow): Promise<boolean> {
  if (voucherId === null) return true
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId)).for('no key update')
  if (!voucher) return false
  const { used, usesMaximum, usesPerPerson } = voucher
  const own = userId === null ? 0 : await ownUses(db, voucher, userId)
  if (used >= (usesMaximum ?? Infinity) || own >= (usesPerPerson ?? Infinity)) return false
  await db
    .update(vouchers)
    .set({ used: used + 1 })
    .where(eq(vouchers.id, voucherId))
  return true
}

/** What had gone back into the cart is bought now. */
async function clearCart(db: Database, { userId }: OrderRow, lines: { variantId: number }[]): Promise<void> {
  if (userId === null) return
  const ids = lines.map(({ variantId }) => variantId)
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.variantId, ids)))
}
