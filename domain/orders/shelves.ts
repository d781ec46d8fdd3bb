/** What an admin has before them: a state, or something to do. */
export const orderShelves = ['all', 'to_process', 'waiting', 'shipped', 'withdrawals', 'refunds'] as const
export type OrderShelf = (typeof orderShelves)[number]

/** When orders were placed. */
export const orderPeriods = ['today', 'week', 'month', 'year', 'ever'] as const
export type OrderPeriod = (typeof orderPeriods)[number]
