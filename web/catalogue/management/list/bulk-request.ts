import type { BulkChange } from '#contract/admin-products.ts'
import { isSame } from '../../../platform/is-same.ts'
import type { Selection } from '../../../platform/selection.ts'

/** A change of which nobody knows whether it was made, and the rows that were selected for it. */
export type UnansweredChange = { selection: Selection; body: BulkChange }

type Chosen = {
  selection: Selection
  /** Those of the selected products that the list shows. */
  shown: readonly BulkChange['products'][number][]
  action: BulkChange['action']
}

/**
 * What a press sends: the same again while its answer is missing, even if the list has been reloaded since and shows
 * other revisions or products.
 */
export function bulkRequest(
  { selection, shown, action }: Chosen,
  unanswered: UnansweredChange | undefined,
): BulkChange {
  if (unanswered && isSame(unanswered.body.action, action) && isUnanswered(selection, unanswered))
    return unanswered.body
  return { products: shown.map(({ id, revision }) => ({ id, revision })), action }
}

/** Whether this selection was sent and its answer is missing. */
export function isUnanswered(selection: Selection, unanswered: UnansweredChange | undefined): boolean {
  if (unanswered?.selection.size !== selection.size) return false
  return [...selection].every((id) => unanswered.selection.has(id))
}
