import { stringify } from 'csv-stringify/sync'

type Columns<Name extends string> = readonly Name[]
type Row<Name extends string> = Record<Name, unknown>
type CsvOptions = { writeNumber?: (value: number) => string }

/** The names of the columns, after the mark by which spreadsheets recognise UTF-8. */
export function csvHeading(columns: readonly string[]): string {
  return `\ufeff${stringify([[...columns]])}`
}

/** Escapes what a spreadsheet would run as a formula; numbers below zero stay numbers. */
export function csvRows<Name extends string>(
  rows: readonly Row<Name>[],
  columns: Columns<Name>,
  { writeNumber = String }: CsvOptions = {},
): string {
  return stringify([...rows], { columns: [...columns], cast: { number: writeNumber }, escape_formulas: true })
}

export function csvText<Name extends string>(
  rows: readonly Row<Name>[],
  columns: Columns<Name>,
  options?: CsvOptions,
): string {
  return csvHeading(columns) + csvRows(rows, columns, options)
}

/** Without a mark or escapes, for files that a program reads: the shop again, a bank, PayPal. */
export function unescapedCsv(rows: readonly (readonly unknown[])[]): string {
  return stringify(rows.map((row) => [...row]))
}
