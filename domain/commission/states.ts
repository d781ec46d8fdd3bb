/** How far the commission on an order is, as its practitioner reads it. */
export const commissionStates = ['pending', 'earned', 'reversed'] as const
export type CommissionState = (typeof commissionStates)[number]

/** A payout was sent, or its transfer failed. */
export const payoutStates = ['paid', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]

export const ledgerStates = [...commissionStates, ...payoutStates] as const
export type LedgerState = (typeof ledgerStates)[number]
