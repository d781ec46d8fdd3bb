import type { RecallDraft } from '#contract/recalls.ts'
import type { StockRow } from '#contract/stock.ts'
import {
  type RecallAction,
  type RecallReason,
  type RecallScope,
  scopeProblem,
} from '#domain/orders/recalls.ts'
import type { KeyPart } from '#domain/text-keys.ts'

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

/** What is wrong with each field: keys under `recalls:problems`. */
export type RecallProblems = Partial<
  Record<'product' | 'batch' | 'from' | 'until' | 'reason' | 'action', KeyPart<'recalls:problems.'>>
>

/** Empty if everything is chosen: a product, a batch or a whole period, a reason and what to do. */
export function recallProblems(draft: Draft): RecallProblems {
  const { product, reason, action } = draft
  // Its fields are shown once there is a product.
  const scope = product && scopeProblem(scopeOf(draft))
  const problems: RecallProblems = {}
  if (!product) problems.product = 'product'
  if (scope?.field === 'batch_id') problems.batch = 'scope'
  if (scope?.field === 'sent_from') problems.from = 'from'
  if (scope?.field === 'sent_until') problems.until = scope.problem === 'invalid' ? 'order' : 'until'
  if (reason === '') problems.reason = 'reason'
  if (action === '') problems.action = 'action'
  return problems
}

/** Undefined as long as there are problems. */
export function recallOf(draft: Draft): RecallDraft | undefined {
  const { product, reason, action, details } = draft
  const scope = scopeOf(draft)
  if (!product || scopeProblem(scope) || reason === '' || action === '') return undefined
  return {
    product_variant_id: product.product_variant_id,
    ...scope,
    reason,
    action,
    details: details.trim(),
  }
}

function scopeOf({ batch, from, until }: Draft): RecallScope {
  return {
    batch_id: batch === '' ? null : Number(batch),
    sent_from: from || null,
    sent_until: until || null,
  }
}
