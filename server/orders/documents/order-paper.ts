import type { Language } from '#domain/languages.ts'

/** An invoice, a credit note or a packing slip as data, with its final texts. */
export type OrderPaper = {
  language: Language
  title: string
  number: string
  seller: readonly string[]
  /** Side by side below the header: recipient, dates, payment. */
  facts: readonly PaperFact[]
  /** Of the table; the first one is for the rows' names. */
  columns: readonly string[]
  rows: readonly PaperRow[]
  /** A box to tick before each row. */
  hasTicks: boolean
  /** Null on a packing slip. */
  sums: PaperSums | null
  foot: readonly string[]
}

/** `strong`: its first line is a name. */
export type PaperFact = { label: string; lines: readonly string[]; strong?: true }
/** `note`: empty for rows that are not products. */
export type PaperRow = { name: string; note: string; cells: readonly string[] }
export type PaperSums = {
  taxes: { columns: readonly string[]; rows: readonly (readonly string[])[] }
  steps: readonly { label: string; amount: string }[]
  total: { label: string; amount: string }
}
