import type { Address, Checkout, GuestCheckout, Placed } from '#contract/checkout.ts'
import type { PickUpPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import type { Attempt } from '#web/platform/attempt.ts'
import { type BrowserStorage, readStored, removeStored, writeStored } from '#web/platform/storage.ts'

const name = 'checkout-draft'
const ttlMs = 12 * 60 * 60_000

/**
 * Everything but the consent to the terms, which is given each time. `user_id` has to be the first key: `forgetOthers`
 * looks for it there.
 */
export type CheckoutDraft = {
  user_id: number
  /** A guest's; users order with the address of their account. */
  email: string
  /** The delivery address once confirmed. */
  address: Address | null
  /** The address being entered. */
  typed: Address | null
  /** The id of the chosen saved address; null for the new one. Undefined until a choice is made. */
  savedId?: number | null | undefined
  keepAddress: boolean
  deliveryMethod: DeliveryMethod | null
  /** The pick-up point; valid only for its own country. */
  pickUpPoint: PickUpPoint | null
  paymentMethod: string | null
  /** Null: the invoice goes to the delivery address. */
  billing: Address | null
  billingTyped: Address | null
  isBillingOther: boolean
  /** Sent but not yet answered. */
  attempt: Attempt<Checkout | GuestCheckout> | null
  /** The resulting order: its return page uses this to know whether the draft is finished. */
  placed: Placed | null
}

export function newDraft(userId: number): CheckoutDraft {
  return {
    user_id: userId,
    email: '',
    address: null,
    typed: null,
    keepAddress: true,
    deliveryMethod: null,
    pickUpPoint: null,
    paymentMethod: null,
    billing: null,
    billingTyped: null,
    isBillingOther: false,
    attempt: null,
    placed: null,
  }
}

export function keepDraft(storage: BrowserStorage, draft: CheckoutDraft, nowMs: number): void {
  writeStored(storage, name, draft, nowMs + ttlMs)
}

/** Ignores a draft of another user of this tab. */
export function readDraft(storage: BrowserStorage, userId: number, nowMs: number): CheckoutDraft {
  const known = readStored<CheckoutDraft>(storage, name, nowMs)
  return known?.user_id === userId ? { ...newDraft(userId), ...known } : newDraft(userId)
}

export function forgetDraft(storage: BrowserStorage): void {
  removeStored(storage, name)
}
