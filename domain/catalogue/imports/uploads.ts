import type { ImportStatus, ReasonCode } from './outcome.ts'

/** Files that admins upload; larger ones are imported from the command line. */
export const uploadMaximumBytes = 20_000_000
/** Of the text, once it is unpacked. */
export const uploadMaximumCharacters = 100_000_000
export const uploadMaximumRows = 100_000
/** Days until the file of an import is deleted: after its end, or after its upload if nobody starts it. */
export const uploadKeptDays = 30
export const supplierMaximum = 80
export const fileNameMaximum = 150

export const rowFilters = ['undecided', 'refused', 'noted', 'all'] as const
export type RowFilter = (typeof rowFilters)[number]

export type ImportAct = 'check' | 'choose' | 'start' | 'pause' | 'undo' | 'delete'

/** In which states an uploaded import can be moved on, and to which. */
const acts: Readonly<Record<ImportAct, { from: readonly ImportStatus[]; to?: ImportStatus }>> = {
  check: { from: ['uploaded', 'checked'], to: 'checking' },
  choose: { from: ['checked'], to: 'checking' },
  start: { from: ['checked', 'paused'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  undo: { from: ['paused', 'done'], to: 'undoing' },
  delete: { from: ['uploaded', 'checked'] },
}

export function canDo(act: ImportAct, status: ImportStatus): boolean {
  return acts[act].from.includes(status)
}

export function statusAfter(act: Exclude<ImportAct, 'delete'>): ImportStatus {
  return acts[act].to!
}

/** Whether the background is at work on it. */
export function isWorking(status: ImportStatus): boolean {
  return status === 'checking' || status === 'running' || status === 'undoing'
}

/** Of the rows of the file, header excluded; null before they are known. */
export function progressOf(reached: number, rows: number | null): number | null {
  if (rows === null || rows === 0) return null
  return Math.min(100, Math.floor((Math.max(0, reached - 1) / rows) * 100))
}

/** What to do about a refused row; the words are `admin-imports:advice.<key>`. */
export type RowAdvice =
  | 'article'
  | 'brand'
  | 'database'
  | 'name'
  | 'number'
  | 'price'
  | 'product'
  | 'row'
  | 'sku'
  | 'text'
  | 'value'

const adviceOf: Readonly<Record<ReasonCode, RowAdvice | undefined>> = {
  'row-cut-off': 'row',
  'row-too-long': 'row',
  'column-count': 'row',
  'quote-not-closed': 'row',
  'not-json': 'row',
  'key-missing': 'article',
  'name-missing': 'name',
  'name-too-long': 'text',
  'text-too-long': 'text',
  'brand-missing': 'brand',
  // Its sentence asks.
  'brand-unclear': undefined,
  'product-unknown': 'product',
  'barcode-ambiguous': undefined,
  'sku-taken': 'sku',
  'slug-taken': 'name',
  'price-not-readable': 'price',
  'currency-unknown': 'value',
  'stock-not-readable': 'number',
  'value-not-readable': 'value',
  'no-data-in-row': undefined,
  // The sentence itself says it.
  'claim-in-text': undefined,
  unchanged: undefined,
  'not-storable': 'database',
}

export function rowAdvice(code: ReasonCode): RowAdvice | undefined {
  return adviceOf[code]
}
