import { daysOf } from '#domain/commission/months.ts'
import type { Amounts } from '#domain/commission/statement.ts'
import { type Currency, toMajor } from '#domain/money.ts'
import type { Region } from '#domain/regions.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { csvText } from '#server/platform/csv.ts'
import type { NamedStatement } from './find-statement.ts'

const columns = ['date', 'entry', 'order', 'product', 'client', 'pending', 'available', 'currency'] as const
type Row = Record<(typeof columns)[number], string | number>

/** A statement as a table: the opening balances, each entry with what it changes, and the closing balances. */
export function statementCsv(
  { row, statement }: NamedStatement,
  { currency, region }: { currency: Currency; region: Region },
): string {
  const { first, last } = daysOf(row.month)
  const balance = (entry: 'opening' | 'closing', day: string): Row => ({
    date: day,
    entry,
    order: '',
    product: '',
    client: '',
    ...inMajor(statement[entry]),
    currency,
  })
  const rows: Row[] = [
    balance('opening', first),
    ...statement.lines.map(({ entry, changes }) => ({
      date: shopDate(region, entry.at),
      entry: entry.kind,
      order: entry.order,
      product: entry.product,
      client: entry.client,
      ...inMajor(changes),
      currency: entry.currency,
    })),
    balance('closing', last),
  ]
  return csvText(rows, columns, { writeNumber: (amount) => amount.toFixed(2) })
}

const inMajor = ({ pending, available }: Amounts): Amounts => ({
  pending: toMajor(pending),
  available: toMajor(available),
})
