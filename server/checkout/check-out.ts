import type { z } from 'zod'
import type { Address, Checkout, Placed } from '#contract/checkout.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import { checkoutReturnPath } from '#domain/orders/states.ts'
import { openPaymentPage } from '#server/orders/payments/open-payment-page.ts'
import type { Deps } from '#server/platform/context.ts'
import { isCountry } from '#server/platform/countries.ts'
import type { Database } from '#server/platform/database.ts'
import { type OnceKey, once } from '#server/platform/idempotency/once.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { readRecipient } from './addresses/read-address.ts'
import type { OrderingBuyer } from './customer.ts'
import { orderedPoint } from './delivery/points.ts'
import { type Order, placeOrder } from './place-order.ts'

type CheckoutInput = Omit<z.output<typeof Checkout>, 'save_address'>
/**
 * `guard` counts unknown vouchers; it does not wrap the call to the provider, which may be slow. `keepAddress`: what
 * else happens with the address, in the order's transaction.
 */
type Call = {
  buyer: OrderingBuyer
  key: OnceKey
  now: Date
  guard?: <T>(work: () => Promise<T>) => Promise<T>
  keepAddress?: (tx: Database, address: Address) => Promise<void>
}

/** Places an order, once per key, and then asks the provider for the payment page. */
export async function checkOut(
  deps: Pick<
    Deps,
    | 'clock'
    | 'config'
    | 'db'
    | 'events'
    | 'jobs'
    | 'log'
    | 'origin'
    | 'pickUp'
    | 'products'
    | 'provider'
    | 'translations'
  >,
  call: Call,
  asked: CheckoutInput,
): Promise<Placed> {
  const { config, db, provider, pickUp } = deps
  const { buyer, key, now, guard = (work) => work(), keepAddress } = call
  if (!provider) return refuse('checkout-closed')
  const read = readOrder(asked, countriesDeliveredTo(config.region))
  const chosen = { country: read.address.country, method: read.method, pointId: asked.pick_up_point_id }
  const order = { ...read, pickUpPoint: await orderedPoint(pickUp, chosen) }
  const placed = await guard(() =>
    once(db, key, now, async (tx) => {
      const ctx = { ...deps, db: tx, providerName: provider.name, now }
      const answer = await placeOrder(ctx, buyer, order)
      await keepAddress?.(tx, order.address)
      return answer
    }),
  )
  return { ...placed, payment_url: await whereToPay(deps, placed.order_id, buyer.language) }
}

/** If the provider does not accept the chosen method, another one is chosen on the page after payment. */
async function whereToPay(
  deps: Pick<Deps, 'clock' | 'db' | 'jobs' | 'log' | 'origin' | 'provider'>,
  orderId: number,
  language: Language,
): Promise<string> {
  try {
    return await openPaymentPage(deps, { orderId })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'payment-method-unusable')) throw error
    return `${deps.origin()}/${language}${checkoutReturnPath(orderId)}`
  }
}

function readOrder(asked: CheckoutInput, countries: readonly string[]): Omit<Order, 'pickUpPoint'> {
  const address = readRecipient(asked.address, { countries, prefix: 'address.' })
  return {
    quote: asked.quote,
    address,
    billingAddress: asked.billing_address === null ? address : readPayer(asked.billing_address),
    method: asked.delivery_method,
    voucherCode: asked.voucher_code || undefined,
    paymentMethod: asked.payment_method,
  }
}

/** A billing address may be in any country. */
function readPayer(given: Address): Address {
  const countries = isCountry(given.country) ? [given.country] : []
  return readRecipient(given, { countries, prefix: 'billing_address.' })
}
