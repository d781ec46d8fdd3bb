import type { Currency, Minor } from '#domain/money.ts'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Undefined if nothing can be paid: then there is no checkout. */
    provider: PaymentProvider | undefined
  }
}

/** A payment to collect. `key`: repeated with the same key, it is one payment. */
export type PaymentOrder = {
  key: string
  amount: Minor
  currency: Currency
  /** The order's number, which the buyer sees on the bank statement. */
  description: string
  /** The provider's name for the method, and the shop's own key. */
  providerMethod: string
  method: string
  /** Where the buyer returns to, paid or not. */
  returnUrl: string
  webhookUrl: string
  language: string
  /** For credit methods: what was bought, and who pays. */
  bill: Bill
}
export type Bill = {
  email: string
  address: {
    first_name: string
    last_name: string
    company: string
    street: string
    postal_code: string
    city: string
    country: string
  }
  /** `regular` per pack, `total` for all packs after reductions. */
  lines: readonly { name: string; quantity: number; regular: Minor; total: Minor }[]
  delivery: Minor
}
export type OpenedPayment = { providerId: string; url: string }

/** The provider's current state, always fetched anew. */
export type ReportedPayment = {
  state: PaymentState
  amount: Minor
  currency: Currency
  paidAt: Date | null
  /** The last digits of a card or an account, "4471". */
  detail: string | null
  /** The method that was used in the end. */
  providerMethod: string | null
}

/** `attempt`: retrying after a refusal is still the same refund. */
export type RefundOrder = {
  key: string
  attempt: number
  providerId: string
  amount: Minor
  currency: Currency
  description: string
}

/** A transfer to the buyer, with its own amount. */
export type MadeRefund = { providerId: string; amount: Minor }

/** A cart that could be paid: with delivery, and where it is delivered to. */
export type OfferedQuery = { amount: Minor; currency: Currency; country: string }

/**
 * One port, two adapters. All calls throw `PaymentUnreachable` if the provider cannot be reached, and `PaymentRefused`
 * if retrying would not help.
 */
export type PaymentProvider = {
  name: 'mollie' | 'sandbox'
  /** The provider's names of the methods that can be used for such a cart, wallets included. */
  offered(asked: OfferedQuery): Promise<readonly string[]>
  open(order: PaymentOrder): Promise<OpenedPayment>
  /** With what went back without `refund`. Undefined if it does not know the payment. */
  find(providerId: string): Promise<(ReportedPayment & OutsideRefunds) | undefined>
  /** Makes it impossible to pay; a payment that cannot be cancelled is left as it is. */
  cancel(providerId: string): Promise<void>
  /** Repeated with the same key, it is one transfer, with the amount it was first made with. */
  refund(order: RefundOrder): Promise<MadeRefund>
  /** What `refund` has made with this key and has not failed. */
  findRefund(asked: Pick<RefundOrder, 'key' | 'providerId'>): Promise<MadeRefund | undefined>
  /** A payment's refunds that were accepted and failed later. */
  failedRefunds(providerId: string): Promise<string[]>
}

export class PaymentUnreachable extends Error {}
export class PaymentRefused extends Error {}
