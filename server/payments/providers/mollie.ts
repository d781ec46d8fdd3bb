import { setTimeout as wait } from 'node:timers/promises'
import {
  createMollieClient,
  MollieApiError,
  type Payment,
  PaymentLineType,
  type PaymentMethod,
  type Refund,
  RefundStatus,
} from '@mollie/api-client'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { isMethod, localeOf, moneyOf, stateOf, toAmount } from './mollie-words.ts'
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
  type ReportedPayment,
} from './provider.ts'

type Access = { apiKey: string; apiEndpoint: string | undefined }

const patienceMs = 15_000

/** The port over Mollie's payments API, version 2. */
export function openMollie({ apiKey, apiEndpoint }: Access): PaymentProvider {
  const mollie = createMollieClient({ apiKey, ...(apiEndpoint && { apiEndpoint }) })
  const refundsOf = (paymentId: string) => asked(() => mollie.paymentRefunds.page({ paymentId, limit: 250 }))
  return {
    name: 'mollie',
    async open(order) {
      const payment = await asked(() => mollie.payments.create(wordsOf(order)))
      return { providerId: payment.id, url: payment.getCheckoutUrl() ?? order.returnUrl }
    },
    async find(providerId) {
      const payment = await unlessGone(() => mollie.payments.get(providerId))
      return payment && reportOf(payment)
    },
    async cancel(providerId) {
      const payment = await unlessGone(() => mollie.payments.get(providerId))
      if (!payment?.isCancelable) return
      // It may have been paid in between: then there is nothing to cancel, and the webhook tells.
      await unlessRefused(() => mollie.payments.cancel(providerId))
    },
    async refund({ key, attempt, providerId: paymentId, amount, currency, description }) {
      // Mollie keeps keys of calls for an hour only, and a shop may be down for longer.
      const made = await refundsOf(paymentId)
      const same = made.find((refund) => isKeyed(refund.metadata, key) && !hasFailed(refund))
      if (same) return { providerId: same.id }
      const money = moneyOf(amount, currency)
      // A key of a call is answered as the first time, also where that was a refusal.
      const idempotencyKey = attempt > 1 ? `${key}-${attempt}` : key
      const words = { paymentId, amount: money, description, metadata: { key }, idempotencyKey }
      const refund = await asked(() => mollie.paymentRefunds.create(words))
      return { providerId: refund.id }
    },
    async failedRefunds(paymentId) {
      return (await refundsOf(paymentId)).filter(hasFailed).map(({ id }) => id)
    },
  }
}

const hasFailed = ({ status }: Pick<Refund, 'status'>) =>
  status === RefundStatus.failed || status === RefundStatus.canceled

const isKeyed = (metadata: unknown, key: string) =>
  typeof metadata === 'object' && metadata !== null && 'key' in metadata && metadata.key === key

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
    // A method of the shop's that the library does not know yet leaves the choice to Mollie's own page.
    ...(isMethod(providerMethod) && { method: providerMethod, ...billOf(order, providerMethod) }),
  }
}

/** Only who lends the money has to know what was bought and by whom. */
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

async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await inTime(call)
  } catch (error) {
    if (isFinal(error)) throw new PaymentRefused(error.message, { cause: error })
    throw new PaymentUnreachable('Mollie cannot be asked now', { cause: error })
  }
}

/** What Mollie does not know, or knows no more, is nothing. */
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

/** The same would be refused again. 409: the same key still runs; 401 and 403: its own key is wrong, for all payments. */
function isFinal(error: unknown): error is MollieApiError {
  const status = error instanceof MollieApiError ? (error.statusCode ?? 500) : 500
  return status < 500 && ![401, 403, 408, 409, 429].includes(status)
}

/** The library waits as long as the network does. */
async function inTime<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const end = new AbortController()
  const late = wait(patienceMs, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('No answer in time')
  })
  late.catch(() => {})
  try {
    return await Promise.race([call(), late])
  } finally {
    end.abort()
  }
}
