export const orderStates = [
  'pending_payment',
  'paid',
  'processing',
  'partially_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'partially_refunded',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/**
 * Where an order may go from each state. A payment that comes after the order expired or failed makes it paid, if its
 * goods are still there; what is refunded in part goes on as it was until all is.
 */
const next: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['paid', 'cancelled', 'expired'],
  paid: ['processing', 'cancelled', 'partially_refunded', 'refunded'],
  processing: ['partially_shipped', 'shipped', 'partially_refunded', 'refunded'],
  partially_shipped: ['shipped', 'delivered', 'partially_refunded', 'refunded'],
  shipped: ['delivered', 'partially_refunded', 'refunded'],
  delivered: ['partially_refunded', 'refunded'],
  cancelled: ['paid'],
  expired: ['paid'],
  partially_refunded: ['processing', 'partially_shipped', 'shipped', 'delivered', 'refunded'],
  refunded: [],
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return next[from].includes(to)
}

/** Money has come and not all of it has gone back. */
export const paidStates = [
  'paid',
  'processing',
  'partially_shipped',
  'shipped',
  'delivered',
  'partially_refunded',
] as const satisfies readonly OrderState[]

export function isPaid(state: OrderState): boolean {
  return (paidStates as readonly OrderState[]).includes(state)
}

/** Who changed an order. */
export const orderActors = ['client', 'admin', 'provider', 'timer'] as const
export type OrderActor = (typeof orderActors)[number]

/** How long goods are kept for an order that is not paid. */
export const reservationMinutes = 30

/** How much longer, once, when a second payment of the order is begun. */
export const extensionMinutes = 15

/** Until when goods are kept once one more payment was begun, besides so many before it. */
export function heldForRetry(heldUntil: Date, paymentsBefore: number): Date {
  return paymentsBefore === 1 ? new Date(heldUntil.getTime() + extensionMinutes * 60_000) : heldUntil
}

/** A payment may be begun while the goods are kept for it. */
export function mayBePaid({ state, heldUntil }: { state: OrderState; heldUntil: Date }, now: Date): boolean {
  return state === 'pending_payment' && now < heldUntil
}

/** Numbers go on from here. */
export const orderNumberBase = 10_000

/** An order's number, as people read it. */
export function orderNumber(id: number): string {
  return `V-${orderNumberBase + id}`
}

/** The id of an order by its number, as people type it; undefined where it is none. */
export function readOrderNumber(text: string): number | undefined {
  const [, digits] = /^v?-?(\d{5,9})$/i.exec(text.replace(/[\s#]/g, '')) ?? []
  const id = Number(digits) - orderNumberBase
  return id > 0 ? id : undefined
}

/** Below the language: where one comes back to from the payment, and finds out what became of it. */
export function checkoutReturnPath(orderId: number): string {
  return `/checkout/return/${orderId}`
}
