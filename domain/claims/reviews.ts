/**
 * `waiting`: the writer asked an admin for a review. `withdrawn`: it was allowed, and no longer is. `replaced`: the
 * writer changed the text before anybody decided.
 */
export const claimReviewStates = ['waiting', 'allowed', 'declined', 'withdrawn', 'replaced'] as const
export type ClaimReviewState = (typeof claimReviewStates)[number]

export const reviewReasonMinimum = 10
export const reviewReasonMaximum = 1000
export const reviewNoteMaximum = 500
/** As long as the longest text that can be published. */
export const reviewTextMaximum = 2000
