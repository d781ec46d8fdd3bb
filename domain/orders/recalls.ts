/** Why a product is recalled; the words are `recalls:reasons.<key>` and, for emails, `mails:recall.reasons.<key>`. */
export const recallReasons = [
  'contamination',
  'foreign-body',
  'allergen',
  'wrong-strength',
  'label',
  'quality',
  'authority',
] as const
export type RecallReason = (typeof recallReasons)[number]

/** A batch, packs without one that were sent between two days, or both. */
export type RecallScope = { batch_id: number | null; sent_from: string | null; sent_until: string | null }

/** Why a scope is not complete. Days are ISO 8601 dates. */
export function scopeProblem({
  batch_id: batch,
  sent_from: from,
  sent_until: until,
}: RecallScope): { field: keyof RecallScope; problem: 'required' | 'invalid' } | undefined {
  if (from === null && until === null)
    return batch === null ? { field: 'batch_id', problem: 'required' } : undefined
  if (from === null) return { field: 'sent_from', problem: 'required' }
  if (until === null) return { field: 'sent_until', problem: 'required' }
  return until < from ? { field: 'sent_until', problem: 'invalid' } : undefined
}

/** What readers are to do. */
export const recallActions = ['stop-and-dispose', 'stop-and-return', 'stop-and-see-doctor'] as const
export type RecallAction = (typeof recallActions)[number]

export const recallReaders = ['buyer', 'practitioner'] as const
export type RecallReader = (typeof recallReaders)[number]

export const recallDetailsMaximum = 500
/** Enough for the emails of one step of the queue. */
export const recallEmailsAtOnce = 100
