import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
  type RefundOrder,
  type ReportedPayment,
} from '#server/payments/providers/provider.ts'

const refundId = (key: string, attempt: number) => `refund_${key}_${attempt}`

type Report = ReportedPayment & OutsideRefunds
type StoredPayment = { providerId: string; url: string; order: PaymentOrder; reported: Report }

/** A fake payment provider: the test determines its answers, and it records the requests. */
export function memoryProvider(name: PaymentProvider['name'] = 'mollie') {
  const payments = new Map<string, StoredPayment>()
  const refunds = new Map<string, RefundOrder>()
  const refundsAsked: string[] = []
  const cancelled: string[] = []
  const failedRefunds = new Set<string>()
  let isReachable = true
  let refusesRefunds = false
  const reach = () => {
    if (!isReachable) throw new PaymentUnreachable()
  }
  const madeRefund = (key: string) => {
    const made = refunds.get(key)
    if (!made) return undefined
    const providerId = refundId(key, made.attempt)
    return failedRefunds.has(providerId) ? undefined : { providerId, amount: made.amount }
  }
  const byId = (id: string) => [...payments.values()].find(({ providerId }) => providerId === id)

  const provider: PaymentProvider = {
    name,
    async offered() {
      reach()
      return ['paypal', 'creditcard']
    },
    async open(order) {
      reach()
      const known = payments.get(order.key)
      if (known) return { providerId: known.providerId, url: known.url }
      const providerId = `memory_${payments.size + 1}`
      const url = `https://pay.example/${providerId}`
      const { amount, currency, providerMethod } = order
      const reported = {
        state: 'open',
        amount,
        currency,
        paidAt: null,
        detail: null,
        providerMethod,
        chargedBack: 0,
        refundedOutside: 0,
      } as const
      payments.set(order.key, { providerId, url, order, reported })
      return { providerId, url }
    },
    async find(providerId) {
      reach()
      return byId(providerId)?.reported
    },
    async cancel(providerId) {
      reach()
      cancelled.push(providerId)
      const kept = byId(providerId)
      if (kept?.reported.state === 'open') kept.reported = { ...kept.reported, state: 'cancelled' }
    },
    async refund(order) {
      refundsAsked.push(order.key)
      reach()
      if (refusesRefunds && !refunds.has(order.key)) throw new PaymentRefused('Not now')
      const made = madeRefund(order.key)
      if (made) return made
      refunds.set(order.key, order)
      return { providerId: refundId(order.key, order.attempt), amount: order.amount }
    },
    async findRefund({ key }) {
      reach()
      return madeRefund(key)
    },
    async failedRefunds() {
      reach()
      return [...failedRefunds]
    },
  }

  return {
    provider,
    payments,
    refunds,
    /** The idempotency keys of all requests, in order. */
    refundsAsked,
    cancelled,
    /** Sets the state of a payment; the shop learns it when it asks. */
    report(providerId: string, state: PaymentState, more: Partial<Report> = {}) {
      const kept = byId(providerId)
      if (!kept) throw new Error(`There is no payment ${providerId}`)
      kept.reported = { ...kept.reported, state, paidAt: state === 'paid' ? new Date() : null, ...more }
    },
    /** The bank rejects the refund. */
    failRefund(key: string) {
      failedRefunds.add(refundId(key, refunds.get(key)!.attempt))
    },
    /** From now on it refuses refunds. */
    refuseRefunds(refuses: boolean) {
      refusesRefunds = refuses
    },
    goAway() {
      isReachable = false
    },
    comeBack() {
      isReachable = true
    },
  }
}
export type MemoryProvider = ReturnType<typeof memoryProvider>
