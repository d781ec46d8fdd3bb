/** What an admin has before them: a state, or something to do. */
export const orderFilters = [
  'all',
  'to_process',
  'waiting',
  'shipped',
  'withdrawals',
  'refunds',
  'attention',
] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Why somebody has to look: money that could not go back, or another amount that came than was asked for. */
export const orderTroubles = ['refund-failed', 'amount-differs'] as const
export type OrderTrouble = (typeof orderTroubles)[number]

/** What admins do to an order besides moving it from state to state. */
export const auditedOrderActions = [
  'order-shipped',
  'order-delivered',
  'order-refunded',
  'refund-retried',
  'withdrawal-refused',
] as const
export type AuditedOrderAction = (typeof auditedOrderActions)[number]

/** When orders were placed. */
export const orderPeriods = ['today', 'week', 'month', 'year', 'ever'] as const
export type OrderPeriod = (typeof orderPeriods)[number]
