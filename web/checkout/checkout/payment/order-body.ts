import type { Address, Checkout, PaymentMethod, Quote, SavedAddress } from '#contract/checkout.ts'
import { plainAddress } from '../address/address-choice.ts'
import type { CheckoutDraft } from '../draft.ts'

/** What is missing for the order, as keys under `payment.problems`; in page order. */
export type OrderProblems = Partial<Record<'method' | 'billing' | 'terms', true>>

type OrderInput = { draft: CheckoutDraft; methods: readonly PaymentMethod[]; hasAgreed: boolean }

export function orderProblems({ draft, methods, hasAgreed }: OrderInput): OrderProblems {
  return {
    ...(!chosenMethod(draft, methods) && { method: true }),
    ...(draft.isBillingOther && !draft.billing && { billing: true }),
    ...(!hasAgreed && { terms: true }),
  }
}

/** A method chosen earlier may not be available in another country. */
export function chosenMethod({ paymentMethod }: CheckoutDraft, methods: readonly PaymentMethod[]) {
  return methods.find(({ key }) => key === paymentMethod)
}

/** The body of the call. Undefined while a step is incomplete. */
export function orderBody(
  draft: CheckoutDraft,
  quote: Quote,
  book: readonly SavedAddress[],
): Checkout | undefined {
  const { address, deliveryMethod, pickUpPoint, paymentMethod, keepAddress, isBillingOther, billing } = draft
  if (!address || !deliveryMethod || !paymentMethod) return undefined
  const isPickUp = deliveryMethod === 'pick_up'
  if (isPickUp && !pickUpPoint) return undefined
  const isKnown = book.some((saved) => isSameAddress(plainAddress(saved), address))
  const { voucher_code } = quote.price
  return {
    quote: quote.quote,
    address,
    billing_address: isBillingOther ? billing : null,
    save_address: keepAddress && !isKnown,
    delivery_method: deliveryMethod,
    ...(isPickUp && { pick_up_point_id: pickUpPoint?.id }),
    ...(voucher_code && { voucher_code }),
    payment_method: paymentMethod,
    terms_accepted: true,
  }
}

function isSameAddress(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field])
}
