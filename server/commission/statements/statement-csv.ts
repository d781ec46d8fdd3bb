import { stringify } from 'csv-stringify/sync'
import { daysOf } from '#domain/commission/months.ts'
import type { Amounts } from '#domain/commission/statement.ts'
import { localTimeIn } from '#domain/local-time.ts'
import { type Currency, toMajor } from '#domain/money.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { NamedStatement } from './find-statement.ts'

const columns = ['date', 'entry', 'order', 'product', 'client', 'pending', 'available', 'currency'] as const
type Row = Record<(typeof columns)[number], string | number>

/** A statement as a table: the opening balances, each entry with what it changes, and the closing balances. */
export function statementCsv(
  { row, statement }: NamedStatement,
  { currency, region }: { currency: Currency; region: Region },
): string {
  const { timeZone } = regionSettings[region]
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
      date: new Date(localTimeIn(timeZone, entry.at)).toISOString().slice(0, 10),
      entry: entry.kind,
      order: entry.order,
      product: entry.product,
      client: entry.client,
      ...inMajor(changes),
      currency: entry.currency,
    })),
    balance('closing', last),
  ]
  const cast = { number: (amount: number) => amount.toFixed(2) }
  // Escapes what a spreadsheet would run as a formula; amounts below zero stay numbers.
  return `\ufeff${stringify(rows, { header: true, columns: [...columns], cast, escape_formulas: true })}`
}

const inMajor = ({ pending, available }: Amounts): Amounts => ({
  pending: toMajor(pending),
  available: toMajor(available),
})
