/** How far the commission on an order is, as its practitioner reads it. */
export const commissionStates = ['pending', 'earned', 'reversed'] as const
export type CommissionState = (typeof commissionStates)[number]
