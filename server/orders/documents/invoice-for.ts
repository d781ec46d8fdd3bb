import { countryName } from '#domain/country-name.ts'
import { invoiceNumber } from '#domain/orders/invoices.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { withdrawalDays } from '#domain/orders/withdrawal.ts'
import type { Tax } from '#domain/pricing/price.ts'
import type { KeyPart } from '#domain/text-keys.ts'
import { addressLines, destinationLines } from './address-lines.ts'
import type { OrderPaper, PaperFact, PaperRow, PaperSums } from './order-paper.ts'
import type { Invoice, OrderSource, RefundSource } from './order-source.ts'
import { type PaperWords, packWords, sellerLines } from './paper-words.ts'

const numberOf = ({ kind, year, sequence }: Invoice) => invoiceNumber(kind, year, sequence)

/** `withdrawAt`: the page for withdrawals, as a readable URL. */
export function invoiceFor(
  { order, lines, method }: OrderSource,
  invoice: Invoice,
  words: PaperWords,
  withdrawAt: string,
): OrderPaper {
  const { t, money, less, percent, day, timestamp, language } = words
  const rate = (value: number) => (value > 0 ? percent(value) : '')
  const deliveryRow: PaperRow = {
    name: t(`paper:delivery.${order.deliveryMethod}`),
    note: '',
    cells: ['1', money(order.delivery), '', percent(invoice.taxes[0]?.percent ?? 0), money(order.delivery)],
  }
  return {
    language,
    title: t('paper:invoice'),
    number: numberOf(invoice),
    seller: sellerLines(words),
    facts: [
      ...parties(order, words),
      {
        label: t('paper:dates'),
        lines: [t('paper:issued'), day(invoice.issuedAt), orderWords(order, words)],
      },
      {
        label: t('paper:payment'),
        lines: [t('paper:received', { method }), timestamp(order.paidAt ?? invoice.issuedAt)],
      },
    ],
    columns: columns(words, 'quantity', 'price', 'discount', 'vat', 'amount'),
    rows: [
      ...lines.map((line) => ({
        name: line.name,
        note: packWords(line),
        cells: [
          String(line.quantity),
          money(line.price),
          rate(line.discount > 0 ? order.discountRate : 0),
          percent(line.vatPercent),
          money(line.price * line.quantity - line.discount),
        ],
      })),
      deliveryRow,
    ],
    hasTicks: false,
    sums: {
      taxes: taxTable(invoice.taxes, order.country, words, money),
      steps: [
        { label: t('paper:goods'), amount: money(order.subtotal) },
        ...(order.discount > 0
          ? [
              {
                label: t('paper:discount-of', { rate: percent(order.discountRate) }),
                amount: less(order.discount),
              },
            ]
          : []),
        ...(order.voucher > 0
          ? [
              {
                label: t('paper:voucher', { code: order.voucherCode ?? '' }),
                amount: less(order.voucher),
              },
            ]
          : []),
        { label: t('paper:delivery-cost'), amount: money(order.delivery) },
      ],
      total: { label: t('paper:paid'), amount: money(order.total) },
    },
    foot: [
      t('paper:withdraw', { count: withdrawalDays, address: withdrawAt, number: orderNumber(order.id) }),
      t('paper:credited'),
    ],
  }
}

/** Refunded amounts are negative. */
export function creditNoteFor(
  { order, returned, refund, method }: RefundSource,
  { note, invoice }: { note: Invoice; invoice: Invoice },
  words: PaperWords,
): OrderPaper {
  const { t, less, percent, day, language } = words
  const [rate = 0] = note.taxes.map(({ percent: each }) => each)
  const billed = { number: numberOf(invoice), day: day(invoice.issuedAt) }
  return {
    language,
    title: t('paper:credit-note'),
    number: numberOf(note),
    seller: sellerLines(words),
    facts: [
      { label: t('paper:credited-to'), lines: addressLines(order.billingAddress, words), strong: true },
      {
        label: t('paper:dates'),
        lines: [t('paper:credit-issued'), day(note.issuedAt), orderWords(order, words)],
      },
      { label: t('paper:refers-to'), lines: [t('paper:invoice-named', billed), billed.day] },
      { label: t('paper:payment'), lines: [t('paper:returned', { method })] },
    ],
    columns: columns(words, 'quantity', 'vat', 'amount'),
    rows: [
      ...returned.map(({ line, quantity, amount }) => ({
        name: line.name,
        note: packWords(line),
        cells: [String(quantity), percent(line.vatPercent), less(amount)],
      })),
      ...(refund.delivery > 0
        ? [
            {
              name: t(`paper:delivery.${order.deliveryMethod}`),
              note: '',
              cells: ['1', percent(rate), less(refund.delivery)],
            },
          ]
        : []),
    ],
    hasTicks: false,
    sums: {
      taxes: taxTable(note.taxes, order.country, words, less),
      steps: [],
      total: { label: t('paper:paid-back'), amount: less(note.total) },
    },
    foot: [t('paper:changes', billed)],
  }
}

type Order = OrderSource['order']

function parties(order: Order, words: PaperWords): PaperFact[] {
  const { t } = words
  const sent = destinationLines(order, words)
  const sold = addressLines(order.billingAddress, words)
  if (sent.join('\n') === sold.join('\n'))
    return [{ label: t('paper:sold-and-sent-to'), lines: sold, strong: true }]
  return [
    { label: t('paper:sold-to'), lines: sold, strong: true },
    { label: t('paper:sent-to'), lines: sent, strong: true },
  ]
}

const orderWords = ({ id }: Order, { t }: PaperWords) => t('paper:order', { number: orderNumber(id) })

type Column = KeyPart<'paper:column.'>

function columns({ t }: PaperWords, ...names: readonly Column[]): string[] {
  return (['description', ...names] as const).map((name) => t(`paper:column.${name}`))
}

function taxTable(
  taxes: readonly Tax[],
  country: string,
  { t, percent, language }: PaperWords,
  written: (amount: number) => string,
): PaperSums['taxes'] {
  return {
    columns: [
      t('paper:vat-in', { country: countryName(country, language) ?? country }),
      t('paper:base'),
      t('paper:column.vat'),
    ],
    rows: taxes.map(({ percent: rate, net, vat }) => [
      t('paper:rate', { rate: percent(rate) }),
      written(net),
      written(vat),
    ]),
  }
}
