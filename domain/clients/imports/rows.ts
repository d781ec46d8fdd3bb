import type { Language } from '../../languages.ts'
import type { DiscountRate } from '../discounts.ts'
import type { ImportColumn } from './columns.ts'

/** At most this many clients are imported at a time. */
export const importRowsMaximum = 1000
export const importFileMaximumBytes = 2_000_000

/** Why a row is not imported. The texts are `reason.<code>` in `client-import`. */
export const rowReasons = [
  'unreadable',
  'first-name-missing',
  'last-name-missing',
  'name-invalid',
  'email-missing',
  'email-invalid',
  'own-address',
  'consent-withdrawn',
  'twice',
  'discount-invalid',
  'language-unknown',
] as const
export type RowReason = (typeof rowReasons)[number]

export type RowProblem = {
  reason: RowReason
  column: ImportColumn | null
  /** What stands in the file; empty if nothing. */
  found: string
  /** The row above with the same address. */
  line?: number
}

/** A row of the file, numbered as in a spreadsheet, where the header is line 1. */
export type FileRow = { line: number; cells: Readonly<Record<ImportColumn, string>> | null }

export type ImportedClient = {
  email: string
  first_name: string
  last_name: string
  discount_rate: DiscountRate
  language: Language
}

/** `known`: already a client, who keeps what is shown here. */
export type ImportRow =
  | { line: number; outcome: 'added' | 'known'; client: ImportedClient }
  | { line: number; outcome: 'refused'; problems: RowProblem[] }
