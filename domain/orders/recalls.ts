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

/** What readers are to do. */
export const recallActions = ['stop-and-dispose', 'stop-and-return', 'stop-and-see-doctor'] as const
export type RecallAction = (typeof recallActions)[number]

export const recallReaders = ['buyer', 'practitioner'] as const
export type RecallReader = (typeof recallReaders)[number]

export const recallDetailsMaximum = 500
/** Enough for the emails of one step of the queue. */
export const recallEmailsAtOnce = 100
