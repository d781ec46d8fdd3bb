import { and, eq } from 'drizzle-orm'
import type { Minor } from '#domain/money.ts'
import { invoiceNumber } from '#domain/orders/invoices.ts'
import type { Email, EmailContext } from '#server/platform/mail/email.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { findCreditNote, findRefundSource, type RefundSource } from '../documents/order-source.ts'
import { printCreditNote } from '../documents/print.ts'
import { payments } from '../payments/tables.ts'
import {
  backTo,
  type EmailSource,
  emailAbout,
  orderButton,
  orderFact,
  partBefore,
  pdf,
  productLines,
  taxNote,
  wordsOf,
} from './parts.ts'

/** Packs of an order were refunded, by the shop or by the buyer's bank. */
export async function orderRefunded(
  deps: EmailSource,
  { db, now }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const source = await findRefundSource(db, id)
  const note = source && (await findCreditNote(db, id))
  if (!note || source.refund.kind !== 'order') return undefined
  const { refund, returned, method } = source
  const words = wordsOf(deps, source)
  const { t, money } = words
  const packs = returned.map(({ line, quantity, amount }) => ({ line, quantity, amount: money(amount) }))
  const attached = t('mails:order.credit-note-attached')
  const notes = [taxNote(note.taxes, words), partBefore(refund, words), attached]
  return emailAbout(source, {
    texts: (await isChargedBack(db, refund)) ? 'order-charged-back' : 'order-refunded',
    facts: [orderFact(source, words), { label: t('mails:order.refunded-on'), value: refund.createdAt }],
    lines: await productLines(deps, packs, words),
    ...(refund.delivery > 0 && {
      steps: [{ label: t('mails:order.delivery-back'), amount: money(refund.delivery) }],
    }),
    sum: backTo(method, refund.amount, notes.filter(Boolean).join(' '), words),
    button: orderButton(deps, source),
    attachments: pdf(
      invoiceNumber(note.kind, note.year, note.sequence),
      await printCreditNote(deps, { db, now }, id),
    ),
  })
}

/** The buyer's bank took the money back before the shop could send any. */
async function isChargedBack(
  db: EmailContext['db'],
  { amount, setOff, paymentId }: RefundSource['refund'],
): Promise<boolean> {
  if (setOff < amount) return false
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return payment !== undefined && payment.chargedBack > 0
}

type Returned = typeof payments.$inferSelect | undefined

/**
 * Why a payment is returned: the amount was wrong, the order was already paid, or it had ended. Only an account's cart
 * gets back what was ordered.
 */
async function textsOf(db: EmailContext['db'], payment: Returned, isGuest: boolean) {
  if (payment === undefined) return 'payment-returned'
  if (payment.captured !== null) return isGuest ? 'payment-differs-guest' : 'payment-differs'
  const [other] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, payment.orderId), eq(payments.state, 'paid')))
    .limit(1)
  return other ? 'payment-twice' : 'payment-returned'
}

/** A payment without an order is refunded completely. */
export async function paymentReturned(
  deps: EmailSource,
  { db }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const source = await findRefundSource(db, id)
  if (source?.refund.kind !== 'orphan') return undefined
  const { refund, order, method } = source
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId))
  const currency = payment?.capturedCurrency ?? order.currency
  const words = {
    ...wordsOf(deps, source),
    money: (amount: Minor) => moneyText(amount, deps.config.region, currency),
  }
  return emailAbout(source, {
    texts: await textsOf(db, payment, order.userId === null),
    facts: [orderFact(source, words), { label: words.t('mails:order.placed'), value: order.placedAt }],
    sum: backTo(method, refund.amount, words.t('mails:order.some-days'), words),
  })
}
