import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id'
type Text = string
const orders = '/v2/account/orders'
const addresses = '/v2/account/addresses'
const clientOrders = '/v2/account/practitioners/orders'
const withdrawals = '/v2/storefront/withdrawals'
const guestCheckout = {
  quote: '/v2/storefront/guest-checkout/quote',
  checkout: '/v2/storefront/guest-checkout',
} as const
const guestOrder = (token: Text) => `/v2/storefront/guest-orders/${pathText(token)}` as const

/** Paths of the calls, without the /api prefix. */
export const checkoutPaths = {
  /** What an order would cost, and how it can be sent and paid. */
  quote: '/v2/storefront/checkout/quote',
  checkout: '/v2/storefront/checkout',
  countries: '/v2/storefront/delivery-countries',
  pickUpPoints: '/v2/storefront/pickup-points',
  /** The towns with a postal code. */
  postalPlaces: '/v2/storefront/postal-places',
  paymentMethods: '/v2/storefront/payment-methods',
  /** Of these, what the payment provider offers for a cart. */
  expressMethods: '/v2/storefront/express-methods',
  paymentMark: (key: Text) => `/v2/storefront/payment-methods/${pathText(key)}/mark.svg` as const,
  addresses,
  address: (id: Id) => `${addresses}/${id}` as const,
} as const

export const paymentPaths = {
  mollieWebhook: '/v2/providers/mollie/webhook',
  sandboxWebhook: '/v2/providers/sandbox/webhook',
  /** Demonstration mode only: used by the sandbox provider's payment page. */
  sandboxPayment: (id: Text) => `/v2/providers/sandbox/payments/${pathText(id)}` as const,
} as const

export const orderPaths = {
  list: orders,
  one: (id: Id) => `${orders}/${id}` as const,
  cancel: (id: Id) => `${orders}/${id}/cancel` as const,
  /** Starts another payment. */
  payments: (id: Id) => `${orders}/${id}/payments` as const,
  /** Cancels an unpaid order, so that its cart can be changed. */
  change: (id: Id) => `${orders}/${id}/change` as const,
  reorder: (id: Id) => `${orders}/${id}/reorder` as const,
  withdrawal: (id: Id) => `${orders}/${id}/withdrawal` as const,
  document: (id: Id, number: Text) => `${orders}/${id}/documents/${pathText(number)}.pdf` as const,
} as const

/** Withdrawing without signing in. */
export const withdrawalPaths = {
  ask: withdrawals,
  one: (token: Text) => `${withdrawals}/${pathText(token)}` as const,
} as const

/** Ordering without an account, and the order's page behind its emailed link. */
export const guestPaths = {
  quote: guestCheckout.quote,
  checkout: guestCheckout.checkout,
  one: (token: Text) => guestOrder(token),
  cancel: (token: Text) => `${guestOrder(token)}/cancel` as const,
  /** Cancels an unpaid order, so that its cart can be changed. */
  change: (token: Text) => `${guestOrder(token)}/change` as const,
  payments: (token: Text) => `${guestOrder(token)}/payments` as const,
  withdrawal: (token: Text) => `${guestOrder(token)}/withdrawal` as const,
  document: (token: Text, number: Text) => `${guestOrder(token)}/documents/${pathText(number)}.pdf` as const,
  /** Registers the order's address. */
  account: (token: Text) => `${guestOrder(token)}/account` as const,
} as const

/** Orders of a practitioner's clients. */
export const clientOrderPaths = {
  list: clientOrders,
  new: `${clientOrders}/new`,
  one: (id: Id) => `${clientOrders}/${id}` as const,
} as const

/** The practitioner whose discount a client gets. */
export const ownPractitionerPath = '/v2/account/clients/practitioner'

/** Who may make which call. */
export const orderCalls = () =>
  [
    { method: 'POST', path: checkoutPaths.quote, auth: 'signed-in' },
    { method: 'POST', path: checkoutPaths.checkout, auth: 'signed-in' },
    { method: 'GET', path: checkoutPaths.countries, auth: 'public' },
    { method: 'GET', path: checkoutPaths.pickUpPoints, auth: 'public' },
    { method: 'GET', path: checkoutPaths.postalPlaces, auth: 'public' },
    { method: 'GET', path: checkoutPaths.paymentMethods, auth: 'public' },
    { method: 'GET', path: checkoutPaths.expressMethods, auth: 'public' },
    { method: 'GET', path: checkoutPaths.paymentMark(':key'), auth: 'public' },
    { method: 'GET', path: checkoutPaths.addresses, auth: 'signed-in' },
    { method: 'POST', path: checkoutPaths.addresses, auth: 'signed-in' },
    { method: 'PUT', path: checkoutPaths.address(':id'), auth: 'signed-in' },
    { method: 'DELETE', path: checkoutPaths.address(':id'), auth: 'signed-in' },
    { method: 'POST', path: paymentPaths.mollieWebhook, auth: 'public' },
    { method: 'POST', path: paymentPaths.sandboxWebhook, auth: 'public' },
    { method: 'GET', path: paymentPaths.sandboxPayment(':id'), auth: 'public' },
    { method: 'POST', path: paymentPaths.sandboxPayment(':id'), auth: 'public' },
    { method: 'GET', path: orderPaths.list, auth: 'signed-in' },
    { method: 'GET', path: orderPaths.one(':id'), auth: 'signed-in' },
    { method: 'POST', path: orderPaths.cancel(':id'), auth: 'signed-in' },
    { method: 'POST', path: orderPaths.payments(':id'), auth: 'signed-in' },
    { method: 'POST', path: orderPaths.change(':id'), auth: 'signed-in' },
    { method: 'POST', path: orderPaths.reorder(':id'), auth: 'signed-in' },
    { method: 'POST', path: orderPaths.withdrawal(':id'), auth: 'signed-in' },
    { method: 'GET', path: orderPaths.document(':id', ':number'), auth: 'signed-in' },
    { method: 'POST', path: withdrawalPaths.ask, auth: 'public' },
    { method: 'GET', path: withdrawalPaths.one(':token'), auth: 'public' },
    { method: 'POST', path: withdrawalPaths.one(':token'), auth: 'public' },
    { method: 'POST', path: guestPaths.quote, auth: 'public' },
    { method: 'POST', path: guestPaths.checkout, auth: 'public' },
    { method: 'GET', path: guestPaths.one(':token'), auth: 'public' },
    { method: 'POST', path: guestPaths.cancel(':token'), auth: 'public' },
    { method: 'POST', path: guestPaths.change(':token'), auth: 'public' },
    { method: 'POST', path: guestPaths.payments(':token'), auth: 'public' },
    { method: 'POST', path: guestPaths.withdrawal(':token'), auth: 'public' },
    { method: 'GET', path: guestPaths.document(':token', ':number'), auth: 'public' },
    { method: 'POST', path: guestPaths.account(':token'), auth: 'public' },
    { method: 'GET', path: clientOrderPaths.list, auth: 'any-practitioner' },
    { method: 'GET', path: clientOrderPaths.new, auth: 'any-practitioner' },
    { method: 'GET', path: clientOrderPaths.one(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: ownPractitionerPath, auth: 'client' },
    { method: 'PUT', path: ownPractitionerPath, auth: 'client' },
  ] as const satisfies readonly Declaration[]
