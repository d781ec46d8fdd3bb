import type { DeliveryOption, Quote, QuoteRequest } from '#contract/checkout.ts'
import { offersTo } from '#domain/delivery/zones.ts'
import { toMajor } from '#domain/money.ts'
import { deliveryPaid } from '#domain/pricing/price.ts'
import { regionSettings } from '#domain/regions.ts'
import { presentCart } from '#server/cart/price-cart.ts'
import { presentPriceSteps } from '#server/orders/present-price-steps.ts'
import { listUsableMethods, presentPaymentMethod } from '#server/payments/payment-methods.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Customer } from './customer.ts'
import { type PricedCheckout, priceCheckout } from './price-checkout.ts'

/**
 * What an order would cost, and how it can be sent and paid. An unavailable delivery method is replaced by the
 * country's first.
 */
export async function makeQuote(
  deps: Pick<Deps, 'config' | 'db' | 'pickUp' | 'products' | 'provider' | 'translations'>,
  customer: Customer,
  { country, delivery_method: asked, voucher_code: voucherCode }: QuoteRequest,
  now: Date,
): Promise<Quote> {
  const { config, db, products, provider, pickUp, translations } = deps
  const { region } = config
  const pickUpCountries = pickUp?.countries ?? []
  const offers = offersTo(region, country, pickUpCountries)
  const offer = offers.find(({ method }) => method === asked) ?? offers[0]
  const { method } = offer ?? refuse('no-delivery')
  const pricing = { db, products, region, translations }
  const checkout = await priceCheckout(pricing, customer, {
    country,
    method,
    voucherCode,
    pickUpCountries,
    now,
  })
  const methods = await listUsableMethods(db, country)
  const { cart, voucher, voucherProblem, quote } = checkout
  const { practitioner } = cart
  const translate = translations.translatorFor(customer.language)
  return {
    quote,
    cart: presentCart(cart, region),
    price: presentPriceSteps({
      priced: cart.priced,
      currency: regionSettings[region].currency,
      practitioner: practitioner && {
        first_name: practitioner.firstName,
        last_name: practitioner.lastName,
      },
      voucher,
      way: { method, country, freeFrom: cart.option?.freeFrom ?? null },
    }),
    delivery_options: optionsOf(checkout),
    payment_methods: methods.map(presentPaymentMethod),
    voucher_problem: voucherProblem && {
      code: voucherProblem.code,
      message: translate(`problems:${voucherProblem.code}`, voucherProblem.values),
    },
    can_order: cart.canOrder && cart.option !== undefined && provider !== undefined && methods.length > 0,
  }
}

function optionsOf({ cart, voucher }: PricedCheckout): DeliveryOption[] {
  const { subtotal, discount, voucher: off } = cart.priced
  const parcel = { goods: subtotal - discount - off, isGiven: voucher?.kind === 'free_delivery' }
  return cart.options.map((option) => ({
    method: option.method,
    total: toMajor(deliveryPaid(option, parcel).total),
    price: toMajor(option.price),
    free_from: option.freeFrom === null ? null : toMajor(option.freeFrom),
    from: option.from,
    to: option.to,
  }))
}
