import type { Language } from '#domain/languages.ts'

/** An invoice, a credit note or a packing slip as data, in the words that stand on it. */
export type OrderPaper = {
  language: Language
  title: string
  number: string
  seller: readonly string[]
  /** Side by side under the head: whom it is for, when, how it was paid. */
  facts: readonly PaperFact[]
  /** Of the table; the first is what the rows name. */
  columns: readonly string[]
  rows: readonly PaperRow[]
  /** A place to tick before each row. */
  hasTicks: boolean
  /** Null on a packing slip. */
  sums: PaperSums | null
  foot: readonly string[]
}

/** `strong`: its first line is a name. */
export type PaperFact = { label: string; lines: readonly string[]; strong?: true }
/** `note`: none when empty, and then it is no product. */
export type PaperRow = { name: string; note: string; cells: readonly string[] }
export type PaperSums = {
  taxes: { columns: readonly string[]; rows: readonly (readonly string[])[] }
  steps: readonly { label: string; amount: string }[]
  total: { label: string; amount: string }
}
