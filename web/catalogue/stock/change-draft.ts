import type { StockChange, StockRow } from '#contract/stock.ts'
import { type AdminStockReason, isPossibleChange, stockMaximum } from '#domain/catalogue/stock/reasons.ts'
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
export function recordedPacks({ stock, batches }: Stock, batch: string): number {
  return batches.find(({ id }) => String(id) === batch)?.remaining ?? stock
}

/** Undefined while the packs are not a number. */
export function differenceOf({ reason, packs, batch }: ChangeDraft, row: Stock): number | undefined {
  if (!/^\d{1,7}$/.test(packs.trim())) return undefined
  const typed = Number(packs)
  if (reason === 'correction') return typed - recordedPacks(row, batch)
  return isPossibleChange(reason, 1) ? typed : -typed
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
  const difference = differenceOf(draft, row)
  if (difference === undefined) return 'int'
  return (
    (difference === 0 || row.stock + difference < 0 || row.stock + difference > stockMaximum) && 'invalid'
  )
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
