import { setTimeout as wait } from 'node:timers/promises'
import {
  createMollieClient,
  MollieApiError,
  type Payment,
  PaymentEmbed,
  PaymentLineType,
  type PaymentMethod,
  type Refund,
  RefundStatus,
} from '@mollie/api-client'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { isMethod, localeOf, moneyOf, stateOf, toAmount } from './mollie-words.ts'
import {
  type MadeRefund,
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
  type ReportedPayment,
} from './provider.ts'

type Access = { apiKey: string; apiEndpoint: string | undefined }

const maxWaitMs = 15_000

/** The provider port for Mollie's payments API, version 2. */
export function openMollie({ apiKey, apiEndpoint }: Access): PaymentProvider {
  const mollie = createMollieClient({ apiKey, ...(apiEndpoint && { apiEndpoint }) })
  const refundsOf = (paymentId: string) => asked(() => mollie.paymentRefunds.page({ paymentId, limit: 250 }))
  const refundWith = async (key: string, paymentId: string): Promise<MadeRefund | undefined> => {
    const made = await refundsOf(paymentId)
    const same = made.find((refund) => keyOf(refund) === key && !hasFailed(refund))
    return same && { providerId: same.id, amount: toAmount(same.amount).amount }
  }
  return {
    name: 'mollie',
    async offered({ amount, currency, country }) {
      const methods = await asked(() =>
        mollie.methods.list({
          amount: moneyOf(amount, currency),
          billingCountry: country,
          includeWallets: 'applepay',
        }),
      )
      return methods.map(({ id }) => id)
    },
    async open(order) {
      const payment = await asked(() => mollie.payments.create(wordsOf(order)))
      return { providerId: payment.id, url: payment.getCheckoutUrl() ?? order.returnUrl }
    },
    async find(providerId) {
      const embed = [PaymentEmbed.refunds, PaymentEmbed.chargebacks]
      const payment = await unlessGone(() => mollie.payments.get(providerId, { embed }))
      return payment && { ...reportOf(payment), ...outsideRefundsOf(payment) }
    },
    async cancel(providerId) {
      const payment = await unlessGone(() => mollie.payments.get(providerId))
      if (!payment?.isCancelable) return
      // It may have been paid in between: then there is nothing to cancel, and the webhook reports it.
      await unlessRefused(() => mollie.payments.cancel(providerId))
    },
    async refund({ key, attempt, providerId: paymentId, amount, currency, description }) {
      // Mollie keeps idempotency keys for an hour only, and a shop may be down for longer.
      const made = await refundWith(key, paymentId)
      if (made) return made
      const money = moneyOf(amount, currency)
      // A repeated idempotency key gets the first answer again, even if that was a refusal.
      const idempotencyKey = attempt > 1 ? `${key}-${attempt}` : key
      const words = { paymentId, amount: money, description, metadata: { key }, idempotencyKey }
      const refund = await asked(() => mollie.paymentRefunds.create(words))
      return { providerId: refund.id, amount: toAmount(refund.amount).amount }
    },
    findRefund: ({ key, providerId }) => refundWith(key, providerId),
    async failedRefunds(paymentId) {
      return (await refundsOf(paymentId)).filter(hasFailed).map(({ id }) => id)
    },
  }
}

const hasFailed = ({ status }: Pick<Refund, 'status'>) =>
  status === RefundStatus.failed || status === RefundStatus.canceled

/** Set by `refund`. */
const keyOf = ({ metadata }: Pick<Refund, 'metadata'>) =>
  typeof metadata === 'object' && metadata !== null && 'key' in metadata ? metadata.key : undefined

function wordsOf(order: PaymentOrder) {
  const { key, amount, currency, description, providerMethod, returnUrl } = order
  const locale = localeOf(order.language)
  return {
    amount: moneyOf(amount, currency),
    description,
    redirectUrl: returnUrl,
    cancelUrl: returnUrl,
    webhookUrl: order.webhookUrl,
    metadata: { order_number: description },
    idempotencyKey: key,
    ...(locale && { locale }),
    // If the library does not know a method yet, the buyer chooses on Mollie's own page.
    ...(isMethod(providerMethod) && { method: providerMethod, ...billOf(order, providerMethod) }),
  }
}

/** Only providers of credit need to know what was bought and by whom. */
function billOf(order: PaymentOrder, method: PaymentMethod) {
  if (method !== 'klarna') return {}
  const { currency, bill } = order
  const { address, email, lines, delivery } = bill
  const goods = lines.map(({ name, quantity, regular, total }) => ({
    type: PaymentLineType.physical,
    description: name,
    quantity,
    unitPrice: moneyOf(regular, currency),
    discountAmount: moneyOf(regular * quantity - total, currency),
    totalAmount: moneyOf(total, currency),
  }))
  const fee = moneyOf(delivery, currency)
  return {
    lines: [
      ...goods,
      {
        type: PaymentLineType.shipping_fee,
        description: order.description,
        quantity: 1,
        unitPrice: fee,
        totalAmount: fee,
      },
    ],
    billingAddress: {
      givenName: address.first_name,
      familyName: address.last_name,
      ...(address.company && { organizationName: address.company }),
      email,
      streetAndNumber: address.street,
      postalCode: address.postal_code,
      city: address.city,
      country: address.country,
    },
  }
}

function reportOf({ status, amount, paidAt, details, method }: Payment): ReportedPayment {
  const state: PaymentState = stateOf(status)
  const digits = details && 'cardNumber' in details ? details.cardNumber : undefined
  // To Mollie a wallet is a card.
  const wallet = details && 'wallet' in details ? details.wallet : undefined
  return {
    state,
    ...toAmount(amount),
    paidAt: paidAt ? new Date(paidAt) : null,
    detail: digits ? digits.slice(-4) : null,
    providerMethod: wallet ?? method ?? null,
  }
}

/**
 * Refunds that `refund` did not ask for, and chargebacks that the bank has not reversed. A refund that is not processed
 * yet can still be cancelled; Mollie reports it again once it is.
 */
function outsideRefundsOf({ _embedded: { refunds = [], chargebacks = [] } = {} }: Payment): OutsideRefunds {
  const sum = (parts: readonly Pick<Refund, 'amount'>[]) =>
    parts.reduce((total, part) => total + toAmount(part.amount).amount, 0)
  const isMade = ({ status }: Refund) =>
    status === RefundStatus.processing || status === RefundStatus.refunded
  return {
    chargedBack: sum(chargebacks.filter(({ reversedAt }) => !reversedAt)),
    refundedOutside: sum(refunds.filter((refund) => isMade(refund) && keyOf(refund) === undefined)),
  }
}

async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await inTime(call)
  } catch (error) {
    if (isFinal(error)) throw new PaymentRefused(error.message, { cause: error })
    throw new PaymentUnreachable('Mollie cannot be asked now', { cause: error })
  }
}

/** A payment that Mollie does not know, or no longer knows. */
function unlessGone<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  return asked(call).catch((error) => {
    const { cause } = error as Error
    if (cause instanceof MollieApiError && [404, 410].includes(cause.statusCode ?? 0)) return undefined
    throw error
  })
}

async function unlessRefused<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  return asked(call).catch((error) => {
    if (error instanceof PaymentRefused) return undefined
    throw error
  })
}

/**
 * The same request would be refused again. Not for 409, the first request still runs; nor for 401 and 403, the API key
 * is wrong for all payments.
 */
function isFinal(error: unknown): error is MollieApiError {
  const status = error instanceof MollieApiError ? (error.statusCode ?? 500) : 500
  return status < 500 && ![401, 403, 408, 409, 429].includes(status)
}

/** The library has no timeout of its own. */
async function inTime<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const end = new AbortController()
  const late = wait(maxWaitMs, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('No answer in time')
  })
  late.catch(() => {})
  try {
    return await Promise.race([call(), late])
  } finally {
    end.abort()
  }
}
