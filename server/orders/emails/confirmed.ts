import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { invoiceNumber } from '#domain/orders/invoices.ts'
import { isPaid } from '#domain/orders/states.ts'
import { withdrawalDays } from '#domain/orders/withdrawal.ts'
import { daysText } from '#server/platform/mail/dates.ts'
import type { Email, EmailContext, EmailNote, EmailStep } from '#server/platform/mail/email.ts'
import { findInvoice, findOrderSource, type OrderSource } from '../documents/order-source.ts'
import type { PaperWords } from '../documents/paper-words.ts'
import { printInvoice } from '../documents/print.ts'
import {
  deliveredTo,
  type EmailSource,
  emailAbout,
  orderButton,
  orderFact,
  orderPath,
  pdf,
  productLines,
  taxNote,
  wordsOf,
} from './parts.ts'

/** An order was paid. */
export async function orderConfirmed(
  deps: EmailSource,
  { db, now }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const source = await findOrderSource(db, id)
  const invoice = source && (await findInvoice(db, id))
  if (!invoice || !isPaid(source.order.state)) return undefined
  const { order, lines, method } = source
  const words = wordsOf(deps, source)
  const { t, money, language } = words
  const { kind, year, sequence, taxes } = invoice
  const expected = { from: order.expectedFrom, to: order.expectedTo }
  const attached = t('mails:order.invoice-attached')
  return emailAbout(source, {
    texts: 'order-confirmed',
    facts: [
      orderFact(source, words),
      { label: t('mails:order.placed'), value: order.placedAt },
      { label: t('mails:order.arrives'), value: daysText(expected, language) },
    ],
    lines: await productLines(
      deps,
      lines.map((line) => ({ line, quantity: line.quantity, amount: money(line.price * line.quantity) })),
      words,
    ),
    steps: stepsOf(source, words),
    sum: {
      label: t('mails:order.paid-with', { method }),
      note: `${taxNote(taxes, words)} ${attached}`,
      amount: money(order.total),
      before: '',
    },
    button: orderButton(deps, source),
    box: [deliveredTo(source, words), mayWithdraw(deps, source, words)],
    attachments: pdf(invoiceNumber(kind, year, sequence), await printInvoice(deps, { db, now }, id)),
  })
}

function stepsOf({ order }: OrderSource, { t, money, less, percent, language }: PaperWords): EmailStep[] {
  const { subtotal, discount, discountRate, voucher, voucherCode, delivery, practitionerName } = order
  const rate = percent(discountRate)
  const who = practitionerName && personName(practitionerName)
  return [
    { label: t('mails:order.subtotal'), amount: money(subtotal) },
    ...(discount > 0
      ? [
          {
            label: who ? t('mails:order.discount-from', { who, rate }) : t('mails:order.discount', { rate }),
            amount: less(discount),
            isLess: true,
          },
        ]
      : []),
    ...(voucher > 0
      ? [
          {
            label: t('mails:order.voucher', { code: voucherCode ?? '' }),
            amount: less(voucher),
            isLess: true,
          },
        ]
      : []),
    {
      label: t('mails:order.delivery', { country: countryName(order.country, language) ?? order.country }),
      amount: delivery > 0 ? money(delivery) : t('mails:order.free'),
    },
  ]
}

/** The period begins with the last parcel, whose day is not known yet. */
function mayWithdraw(deps: Pick<EmailSource, 'sealing'>, source: OrderSource, { t }: PaperWords): EmailNote {
  const path = orderPath(deps, source)
  return {
    title: t('mails:order.changed-mind'),
    text: t('mails:order.withdraw', { count: withdrawalDays }),
    link: path === undefined ? '/withdraw' : `${path}/withdraw`,
  }
}
