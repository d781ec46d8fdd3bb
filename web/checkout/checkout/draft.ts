import type { Address, Checkout, Placed } from '#contract/checkout.ts'
import type { PickUpPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import type { Attempt } from '#web/platform/attempt.ts'
import { type Drawer, forget, readStored, store } from '#web/platform/storage.ts'

const name = 'checkout-draft'
const keptMs = 12 * 60 * 60_000

/** Everything but the consent to the terms, which is given each time. `user_id` stands first: forgetOthers reads it. */
export type CheckoutDraft = {
  user_id: number
  /** Where to, once it was confirmed. */
  address: Address | null
  /** What is being typed. */
  typed: Address | null
  /** The chosen address of the book; null: the typed one. Undefined until somebody chose. */
  savedId?: number | null | undefined
  keepAddress: boolean
  deliveryMethod: DeliveryMethod | null
  /** Where it is picked up; counts for its own country alone. */
  pickUpPoint: PickUpPoint | null
  paymentMethod: string | null
  voucherCode: string
  /** Null: the invoice goes to the address. */
  billing: Address | null
  billingTyped: Address | null
  isBillingOther: boolean
  /** Sent and not yet answered. */
  attempt: Attempt<Checkout> | null
  /** What became of it: its return page knows from this whether the draft has served. */
  placed: Placed | null
}

export function newDraft(userId: number): CheckoutDraft {
  return {
    user_id: userId,
    address: null,
    typed: null,
    keepAddress: true,
    deliveryMethod: null,
    pickUpPoint: null,
    paymentMethod: null,
    voucherCode: '',
    billing: null,
    billingTyped: null,
    isBillingOther: false,
    attempt: null,
    placed: null,
  }
}

export function keepDraft(drawer: Drawer, draft: CheckoutDraft, nowMs: number): void {
  store(drawer, name, draft, nowMs + keptMs)
}

/** A draft of somebody else who used this tab is none. */
export function readDraft(drawer: Drawer, userId: number, nowMs: number): CheckoutDraft {
  const known = readStored<CheckoutDraft>(drawer, name, nowMs)
  return known?.user_id === userId ? { ...newDraft(userId), ...known } : newDraft(userId)
}

export function forgetDraft(drawer: Drawer): void {
  forget(drawer, name)
}
