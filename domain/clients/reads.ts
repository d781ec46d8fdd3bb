/** How a client's record was read: opened by itself, or as part of the downloaded list. */
export const readKinds = ['opened', 'downloaded'] as const
export type ReadKind = (typeof readKinds)[number]
