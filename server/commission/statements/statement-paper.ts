import { placeLines } from '#domain/accounts/address-lines.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import type { Amounts } from '#domain/commission/statement.ts'
import { commaList } from '#domain/languages.ts'
import type { Minor } from '#domain/money.ts'
import type { User } from '#server/accounts/find-users.ts'
import type { OrderPaper, PaperRow } from '#server/orders/documents/order-paper.ts'
import { type PaperWords, sellerLines } from '#server/orders/documents/paper-words.ts'
import type { EntryNames, LedgerEntry, NamedStatement } from './find-statement.ts'
import { monthName, periodText } from './month-texts.ts'

/** A statement as its practitioner reads it. */
export function statementPaper(
  { row, statement }: NamedStatement,
  practitioner: User,
  words: PaperWords,
): OrderPaper {
  const { t, day, language } = words
  const { opening, lines, sums, closing } = statement
  const changes = ({ pending, available }: Amounts) => [
    changeText(pending, words),
    changeText(available, words),
  ]
  const balance = (name: string, { pending, available }: Amounts): PaperRow => ({
    name,
    note: '',
    cells: [balanceText(pending, words), balanceText(available, words)],
  })
  const columns = [t('statements:paper.pending'), t('statements:paper.available')]
  return {
    language,
    title: t('statements:paper.title'),
    number: monthName(row.month, language),
    seller: sellerLines(words),
    facts: [
      { label: t('statements:paper.for'), lines: practitionerLines(practitioner, words), strong: true },
      { label: t('statements:paper.period'), lines: [periodText(row.month, language)] },
      { label: t('statements:paper.closed'), lines: [day(row.closedAt)] },
    ],
    columns: [t('statements:paper.entry'), ...columns],
    rows: [
      balance(t('statements:paper.opening'), opening),
      ...lines.map((line) => ({ ...entryText(line.entry, words), cells: changes(line.changes) })),
      balance(t('statements:paper.closing'), closing),
    ],
    hasTicks: false,
    sums: {
      taxes: {
        columns: [t('statements:paper.by-kind'), ...columns],
        rows: sums.map((sum) => [t(`statements:kinds.${sum.kind}`), ...changes(sum.changes)]),
      },
      steps: [
        { label: t('statements:paper.opening'), amount: balanceText(opening.available, words) },
        ...sums
          .filter((sum) => sum.changes.available !== 0)
          .map((sum) => ({
            label: t(`statements:kinds.${sum.kind}`),
            amount: changeText(sum.changes.available, words),
          })),
      ],
      total: { label: t('statements:paper.available'), amount: balanceText(closing.available, words) },
    },
    foot: [t('statements:paper.explained')],
  }
}

function entryText(
  entry: LedgerEntry & EntryNames,
  { t, day, language }: PaperWords,
): Pick<PaperRow, 'name' | 'note'> {
  const { kind, at, order, product, client } = entry
  const values = { day: day(at), kind: t(`statements:kinds.${kind}`) }
  if (!order) return { name: values.kind, note: values.day }
  if (!product) return { name: commaList([values.kind, order], language), note: values.day }
  return {
    name: t('statements:paper.line', { order, product }),
    note: t('statements:paper.note', { ...values, client: client || t('orders:clients.by-link') }),
  }
}

/** With the country in the last line; without an address only the name. */
function practitionerLines(practitioner: User, { language }: Pick<PaperWords, 'language'>): string[] {
  const { street, postalCode, city, addressRegion, country } = practitioner
  const address = { street, postal_code: postalCode, city, address_region: addressRegion, company: '' }
  return [nameOf(practitioner), ...placeLines({ ...address, country: country ?? '' }, language)]
}

function balanceText(amount: Minor, { money, less }: PaperWords): string {
  return amount < 0 ? less(-amount) : money(amount)
}

/** With its sign; empty if nothing changes. */
function changeText(amount: Minor, words: PaperWords): string {
  if (amount === 0) return ''
  return amount > 0 ? `+${words.money(amount)}` : balanceText(amount, words)
}
