import { placeLines } from '#domain/accounts/address-lines.ts'
import type { Minor } from '#domain/money.ts'
import type { OrderPaper } from '#server/orders/documents/order-paper.ts'
import { type PaperWords, sellerLines } from '#server/orders/documents/paper-words.ts'
import { periodText } from '../statements/month-texts.ts'
import type { BilledParty, SelfBilledContent } from './content.ts'
import type { InvoiceTexts } from './ubl.ts'

/** An invoice or credit note as it was issued, for people. */
export function invoicePaper(content: SelfBilledContent, texts: InvoiceTexts, words: PaperWords): OrderPaper {
  const { t, day, percent, language } = words
  const {
    kind,
    number,
    issuedOn,
    month,
    supplier,
    customer,
    vatTreatment,
    net,
    vat,
    rounding,
    total,
    credits,
  } = content
  const signed = (amount: Minor) => (amount < 0 ? words.less(-amount) : words.money(amount))
  const rate = percent(vatTreatment.percent)
  const isReverseCharge = vatTreatment.category === 'AE'
  return {
    language,
    title: t(kind === 'invoice' ? 'paper:invoice' : 'paper:credit-note'),
    number,
    seller: sellerLines(words),
    facts: [
      { label: t('statements:invoice-paper.supplier'), lines: partyLines(supplier, words), strong: true },
      { label: t('statements:invoice-paper.customer'), lines: partyLines(customer, words), strong: true },
      {
        label: t('paper:dates'),
        lines: [
          t(kind === 'invoice' ? 'paper:issued' : 'paper:credit-issued'),
          day(new Date(issuedOn)),
          t('statements:paper.period'),
          periodText(month, language),
        ],
      },
    ],
    columns: [t('paper:column.description'), t('paper:column.vat'), t('paper:base')],
    rows: content.lines.map((line) => ({
      name: texts.lines[line.kind],
      note: '',
      cells: [rate, signed(line.net)],
    })),
    hasTicks: false,
    sums: {
      taxes: {
        columns: [t('paper:column.vat'), t('paper:base'), t('paper:column.vat')],
        rows: [[rate, signed(net), signed(vat)]],
      },
      steps: [
        { label: t('paper:base'), amount: signed(net) },
        { label: t('statements:invoice-paper.vat', { rate }), amount: signed(vat) },
        ...(rounding !== 0
          ? [{ label: t('statements:invoice-paper.rounding'), amount: signed(rounding) }]
          : []),
      ],
      total: { label: t('statements:invoice-paper.total'), amount: signed(total) },
    },
    foot: [
      texts.selfBilling,
      ...(isReverseCharge ? [texts.reverseCharge] : []),
      ...(credits
        ? [t('paper:changes', { number: credits.number, day: day(new Date(credits.issuedOn)) })]
        : []),
      texts.payment,
    ],
  }
}

function partyLines(party: BilledParty, { t, language }: PaperWords): string[] {
  const { name, street, postalCode, city, region, country, vatNumber } = party
  const address = { street, postal_code: postalCode, city, address_region: region, company: '' }
  return [
    name,
    ...placeLines({ ...address, country }, language),
    t('statements:invoice-paper.vat-number', { number: vatNumber }),
  ]
}
