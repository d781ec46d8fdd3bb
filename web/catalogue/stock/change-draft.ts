import type { StockChange, StockRow } from '#contract/stock.ts'
import { type AdminStockReason, isPossibleChange, stockMaximum } from '#domain/catalogue/stock/reasons.ts'
import { takenOfWithheld } from '#domain/catalogue/stock/withholding.ts'
import type { FieldProblems } from '../../platform/form-rules.ts'

/** The values as typed. For a count, `packs` is the number counted; otherwise how many came or went. */
export type ChangeDraft = {
  reason: AdminStockReason
  /** The id of a batch, `new`, or `none`. */
  batch: string
  number: string
  best_before: string
  packs: string
  note: string
}

export const emptyChange: ChangeDraft = {
  reason: 'delivery',
  batch: 'new',
  number: '',
  best_before: '',
  packs: '',
  note: '',
}

type Stock = Pick<StockRow, 'stock' | 'batches'>

/** What a count is compared with: the batch, or the whole stock. */
export function recordedPacks(row: Stock, batch: string): number {
  return batchOf(row, batch)?.remaining ?? row.stock
}

function batchOf({ batches }: Stock, batch: string) {
  return batches.find(({ id }) => String(id) === batch)
}

/** Undefined while the packs are not a number. */
function differenceOf({ reason, packs, batch }: ChangeDraft, row: Stock): number | undefined {
  if (!/^\d{1,7}$/.test(packs.trim())) return undefined
  const typed = Number(packs)
  if (reason === 'correction') return typed - recordedPacks(row, batch)
  return isPossibleChange(reason, 1) ? typed : -typed
}

/** What can be bought afterwards: packs withheld of a batch are not in the stock, nor are more packs of an expired one. */
export function stockAfter(draft: ChangeDraft, row: Stock): number | undefined {
  const difference = differenceOf(draft, row)
  if (difference === undefined) return undefined
  const batch = batchOf(row, draft.batch)
  if (difference > 0 && batch?.standing === 'expired') return row.stock
  const after = row.stock + difference + takenOfWithheld(batch?.withheld ?? 0, difference)
  return isLeftOfUnusable(batch, difference) ? Math.max(0, after) : after
}

/** Some of it may be missing from the stock; only the server knows whether orders wait for it instead. */
function isLeftOfUnusable(batch: Stock['batches'][number] | undefined, difference: number): boolean {
  if (batch === undefined) return false
  const isUnusable = batch.standing === 'expired' || batch.standing === 'blocked'
  return isUnusable && batch.remaining + difference >= 0
}

export function changeProblems(draft: ChangeDraft, row: Stock): FieldProblems<ChangeDraft> {
  const isNew = draft.reason === 'delivery' && draft.batch === 'new'
  return {
    packs: packsProblem(draft, row),
    number: isNew && draft.number.trim() === '' && 'required',
    best_before: isNew && draft.best_before === '' && 'required',
  }
}

function packsProblem(draft: ChangeDraft, row: Stock) {
  if (draft.packs.trim() === '') return 'required'
  const after = stockAfter(draft, row)
  if (after === undefined) return 'int'
  return (differenceOf(draft, row) === 0 || after < 0 || after > stockMaximum) && 'invalid'
}

/** Of a draft without problems. */
export function changeOf(draft: ChangeDraft, row: Stock): StockChange {
  const { reason, batch, number, best_before, note } = draft
  const isNew = reason === 'delivery' && batch === 'new'
  return {
    reason,
    difference: differenceOf(draft, row) ?? 0,
    note: note.trim(),
    ...(reason === 'correction' && { seen_stock: recordedPacks(row, batch) }),
    ...(isNew && { new_batch: { number: number.trim(), best_before } }),
    ...(/^\d+$/.test(batch) && { batch_id: Number(batch) }),
  }
}
