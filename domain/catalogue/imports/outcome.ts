/** What happened to a row. A row that fails is refused alone; the others are imported. */
export const outcomes = ['added', 'changed', 'skipped', 'refused'] as const
export type Outcome = (typeof outcomes)[number]
export type ImportCounts = Record<Outcome, number>

/** From upload to undoing. An import of the command line begins with `running`. */
export const importStatuses = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** Why a row was refused or skipped; the text is `reasons.<code>` in locales/<language>/imports.json. */
export const reasonCodes = [
  'row-cut-off',
  'row-too-long',
  'column-count',
  'quote-not-closed',
  'not-json',
  'key-missing',
  'name-missing',
  'name-too-long',
  'text-too-long',
  'brand-missing',
  'brand-unclear',
  'product-unknown',
  'barcode-ambiguous',
  'sku-taken',
  'slug-taken',
  'price-not-readable',
  'currency-unknown',
  'stock-not-readable',
  'value-not-readable',
  'no-data-in-row',
  'claim-in-text',
  'unchanged',
  'not-storable',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Remarks on a row that was imported nevertheless; the text is `notes.<code>`. */
export const noteCodes = [
  'barcode-wrong-check-digit',
  'barcode-not-a-barcode',
  'barcode-also-on',
  'no-final-line-break',
  'contents-not-read',
  'serving-not-read',
  'serving-several',
  'dose-not-read',
  'unit-not-known',
  'term-unknown',
  'ingredient-unknown',
  'brand-not-stated',
  'held-for-review',
  'stays-withdrawn',
  'compare-at-left-out',
  'history-kept',
  'facts-missing',
  'claim-in-text',
  'country-not-read',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** Why a product is held for review; the text is `reviews.<code>`. */
export const reviewCodes = ['maybe-no-supplement', 'unpublished-at-source'] as const
export type ReviewCode = (typeof reviewCodes)[number]

export type Values = Readonly<Record<string, string | number>>
export type Reason = { code: ReasonCode; values?: Values }
export type Note = { code: NoteCode; values?: Values }

export function reason(code: ReasonCode, values?: Values): { refused: Reason } {
  return { refused: values ? { code, values } : { code } }
}

/** A row that changes nothing is not an error. */
export function skip(code: ReasonCode, values?: Values): { skipped: Reason } {
  return { skipped: values ? { code, values } : { code } }
}

export function note(code: NoteCode, values?: Values): Note {
  return values ? { code, values } : { code }
}
