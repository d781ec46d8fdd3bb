/** The filters of the admin's order list: a state, or something to do. */
export const orderFilters = [
  'all',
  'to_process',
  'waiting',
  'shipped',
  'withdrawals',
  'refunds',
  'payment_failed',
  'attention',
] as const
export type OrderFilter = (typeof orderFilters)[number]

/**
 * Why an admin has to look at an order: a refund failed, the amount paid was not the amount due, the buyer's bank took
 * money back, or somebody refunded some at the provider that no refund here covers.
 */
export const orderTroubles = ['refund-failed', 'amount-differs', 'chargeback', 'refunded-outside'] as const
export type OrderTrouble = (typeof orderTroubles)[number]

/** Admin actions on orders other than changes of state. */
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

/** For so many days a client whose payment failed is listed, unless an admin adds a note or the client orders again. */
export const failedPaymentDays = 7
