import type { RecallDraft } from '#contract/recalls.ts'
import type { StockRow } from '#contract/stock.ts'
import type { RecallAction, RecallReason } from '#domain/orders/recalls.ts'

/** The values as chosen; the empty text is none. */
export type Draft = {
  product: Pick<StockRow, 'product_variant_id' | 'product' | 'sku'> | undefined
  batch: string
  from: string
  until: string
  reason: RecallReason | ''
  action: RecallAction | ''
  details: string
}

export const emptyDraft: Draft = {
  product: undefined,
  batch: '',
  from: '',
  until: '',
  reason: '',
  action: '',
  details: '',
}

/** Undefined until everything is chosen: a product, a batch or a whole period, a reason and what to do. */
export function recallOf(draft: Draft): RecallDraft | undefined {
  const { product, batch, from, until, reason, action, details } = draft
  const isPeriod = from !== '' && until !== '' && from <= until
  const isHalf = (from === '') !== (until === '') || from > until
  if (!product || (batch === '' && !isPeriod) || isHalf || reason === '' || action === '') return undefined
  return {
    product_variant_id: product.product_variant_id,
    batch_id: batch === '' ? null : Number(batch),
    sent_from: from || null,
    sent_until: until || null,
    reason,
    action,
    details: details.trim(),
  }
}
