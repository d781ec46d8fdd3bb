import { and, desc, eq } from 'drizzle-orm'
import { invoiceNumber } from '#domain/orders/invoices.ts'
import type { Email, EmailContext } from '#server/platform/mail/email.ts'
import { findCreditNote, findOrderSource } from '../documents/order-source.ts'
import { printCreditNote } from '../documents/print.ts'
import { refunds } from '../payments/tables.ts'
import {
  allPacks,
  backTo,
  type EmailSource,
  emailAbout,
  orderButton,
  orderFact,
  partBefore,
  pdf,
  productLines,
  wordsOf,
} from './parts.ts'

/** Somebody cancelled an order: what was paid is refunded. */
export async function orderCancelled(
  deps: EmailSource,
  { db, now }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const source = await findOrderSource(db, id)
  if (source?.order.state !== 'cancelled') return undefined
  const { order, lines, method } = source
  if (order.ending !== 'by-client' && order.ending !== 'by-admin') return undefined
  const words = wordsOf(deps, source)
  const { t } = words
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, id), eq(refunds.kind, 'order')))
    .orderBy(desc(refunds.id))
    .limit(1)
  const note = refund && (await findCreditNote(db, refund.id))
  const notes = [refund && partBefore(refund, words), note && t('mails:order.credit-note-attached')]
  return emailAbout(source, {
    texts: order.ending === 'by-client' ? 'order-cancelled' : 'order-cancelled-by-shop',
    facts: [orderFact(source, words), { label: t('mails:order.placed'), value: order.placedAt }],
    lines: await productLines(deps, allPacks(lines), words),
    ...(refund
      ? { sum: backTo(method, refund.amount, notes.filter(Boolean).join(' '), words) }
      : { box: [{ title: t('mails:order.nothing-charged'), text: t('mails:order.nothing-goes-back') }] }),
    button: orderButton(deps, source),
    ...(note && {
      attachments: pdf(
        invoiceNumber(note.kind, note.year, note.sequence),
        await printCreditNote(deps, { db, now }, refund.id),
      ),
    }),
  })
}

/** The payment failed, was cancelled or never arrived: nothing was charged. */
export async function orderNotPaid(
  deps: EmailSource,
  { db }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const source = await findOrderSource(db, id)
  if (!source?.order.ending?.startsWith('payment-')) return undefined
  const { order, lines } = source
  // A late payment has revived the order.
  if (order.state !== 'cancelled' && order.state !== 'expired') return undefined
  const words = wordsOf(deps, source)
  const texts = order.ending === 'payment-expired' ? 'order-expired' : 'order-not-paid'
  // Only an account's cart is the same on every device.
  const hasCart = order.userId !== null
  return emailAbout(source, {
    ...(hasCart ? { texts, button: { path: '/cart' } } : { texts: `${texts}-guest` }),
    facts: [orderFact(source, words), { label: words.t('mails:order.placed'), value: order.placedAt }],
    lines: await productLines(deps, allPacks(lines), words),
  })
}
