import type { Currency, Minor } from '#domain/money.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Undefined where nothing can be paid: then there is no checkout. */
    provider: PaymentProvider | undefined
  }
}

/** What a provider is asked to collect. `key`: asked twice with the same, it is one payment. */
export type PaymentOrder = {
  key: string
  amount: Minor
  currency: Currency
  /** The order's number: what the buyer reads at the bank. */
  description: string
  /** What the provider calls the method, and the shop's own key of it. */
  providerMethod: string
  method: string
  /** Where the buyer comes back to, paid or not. */
  returnUrl: string
  webhookUrl: string
  language: string
  /** For methods that lend: what was bought, and who pays. */
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
  /** `regular` a pack, `total` all of them, after whatever was taken off. */
  lines: readonly { name: string; quantity: number; regular: Minor; total: Minor }[]
  delivery: Minor
}
export type OpenedPayment = { providerId: string; url: string }

/** The provider's word, read anew each time. */
export type ReportedPayment = {
  state: PaymentState
  amount: Minor
  currency: Currency
  paidAt: Date | null
  /** The last digits of a card or an account, "4471". */
  detail: string | null
  /** With which of its methods it was paid in the end. */
  providerMethod: string | null
}

/** `attempt`: it may be tried again after it was refused, and is the same refund all the same. */
export type RefundOrder = {
  key: string
  attempt: number
  providerId: string
  amount: Minor
  currency: Currency
  description: string
}

/**
 * One port, two adapters. All throw `PaymentUnreachable` where the provider cannot be asked now, and
 * `PaymentRefused` where asking again the same would not help.
 */
export type PaymentProvider = {
  name: 'mollie' | 'sandbox'
  open(order: PaymentOrder): Promise<OpenedPayment>
  /** Undefined: it knows no such payment. */
  find(providerId: string): Promise<ReportedPayment | undefined>
  /** So that nobody can pay any more; what cannot be cancelled is left. */
  cancel(providerId: string): Promise<void>
  refund(order: RefundOrder): Promise<{ providerId: string }>
  /** Of a payment's refunds, those that it took on and that came to nothing in the end. */
  failedRefunds(providerId: string): Promise<string[]>
}

export class PaymentUnreachable extends Error {}
export class PaymentRefused extends Error {}
