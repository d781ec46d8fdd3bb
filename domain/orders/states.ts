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
 * The possible transitions from each state. A payment after the order expired or failed makes it paid if its goods are
 * still available; a partly refunded order goes on as before until everything is refunded.
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

/** Money was received and has not been fully refunded. */
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

/** How long goods are held for an unpaid order. */
export const reservationMinutes = 30

/** How much longer, once, when a second payment is started. */
export const extensionMinutes = 15

/** Until when goods are held if one more payment is started after this many. */
export function heldForRetry(heldUntil: Date, paymentsBefore: number): Date {
  return paymentsBefore === 1 ? new Date(heldUntil.getTime() + extensionMinutes * 60_000) : heldUntil
}

/** A payment may be started while the goods are held for it. */
export function mayBePaid({ state, heldUntil }: { state: OrderState; heldUntil: Date }, now: Date): boolean {
  return state === 'pending_payment' && now < heldUntil
}

/** Order numbers start here. */
export const orderNumberBase = 10_000

/** An order's number as shown to people. */
export function orderNumber(id: number): string {
  return `V-${orderNumberBase + id}`
}

/** The id of an order from its number, as people type it; undefined if it is not valid. */
export function readOrderNumber(text: string): number | undefined {
  const [, digits] = /^v?-?(\d{5,9})$/i.exec(text.replace(/[\s#]/g, '')) ?? []
  const id = Number(digits) - orderNumberBase
  return id > 0 ? id : undefined
}

/** Path (without the language) of the page one returns to after paying, which shows the result. */
export function checkoutReturnPath(orderId: number): string {
  return `/checkout/return/${orderId}`
}
