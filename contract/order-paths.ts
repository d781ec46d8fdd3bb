import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id' | ':refund_id' | ':withdrawal_id'
type Text = string
const orders = '/v2/account/orders'
const addresses = '/v2/account/addresses'
const clientOrders = '/v2/account/practitioners/orders'
const adminOrders = '/v2/admin/orders'
const withdrawals = '/v2/storefront/withdrawals'

/** Paths of the calls, without the /api prefix. */
export const checkoutPaths = {
  /** What an order would cost, and how it can be sent and paid. */
  quote: '/v2/storefront/checkout/quote',
  checkout: '/v2/storefront/checkout',
  countries: '/v2/storefront/delivery-countries',
  pickUpPoints: '/v2/storefront/pickup-points',
  paymentMethods: '/v2/storefront/payment-methods',
  paymentMark: (key: Text) => `/v2/storefront/payment-methods/${pathText(key)}/mark.svg` as const,
  addresses,
  address: (id: Id) => `${addresses}/${id}` as const,
} as const

export const paymentPaths = {
  mollieWebhook: '/v2/providers/mollie/webhook',
  sandboxWebhook: '/v2/providers/sandbox/webhook',
  /** Demonstration mode only: the built-in provider's own page asks and tells here. */
  sandboxPayment: (id: Text) => `/v2/providers/sandbox/payments/${pathText(id)}` as const,
} as const

export const orderPaths = {
  list: orders,
  one: (id: Id) => `${orders}/${id}` as const,
  cancel: (id: Id) => `${orders}/${id}/cancel` as const,
  /** Begins another payment. */
  payments: (id: Id) => `${orders}/${id}/payments` as const,
  /** Gives an unpaid order up, so that its cart can be changed. */
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

/** Orders of a practitioner's clients. */
export const clientOrderPaths = {
  list: clientOrders,
  one: (id: Id) => `${clientOrders}/${id}` as const,
} as const

/** Whose discount a client has. */
export const ownPractitionerPath = '/v2/account/clients/practitioner'

export const adminOrderPaths = {
  list: adminOrders,
  csv: `${adminOrders}/orders.csv`,
  packingSlips: `${adminOrders}/packing-slips.pdf`,
  process: `${adminOrders}/process`,
  one: (id: Id) => `${adminOrders}/${id}` as const,
  ship: (id: Id) => `${adminOrders}/${id}/shipments` as const,
  deliver: (id: Id) => `${adminOrders}/${id}/deliver` as const,
  refund: (id: Id) => `${adminOrders}/${id}/refunds` as const,
  /** Has a refund that failed sent again. */
  retry: (id: Id, refundId: Id) => `${adminOrders}/${id}/refunds/${refundId}/retry` as const,
  refuse: (id: Id, withdrawalId: Id) => `${adminOrders}/${id}/withdrawals/${withdrawalId}/refusal` as const,
  cancel: (id: Id) => `${adminOrders}/${id}/cancel` as const,
  notes: (id: Id) => `${adminOrders}/${id}/notes` as const,
  document: (id: Id, number: Text) => `${adminOrders}/${id}/documents/${pathText(number)}.pdf` as const,
  vouchers: '/v2/admin/vouchers',
  voucher: (id: Id) => `/v2/admin/vouchers/${id}` as const,
  paymentMethods: '/v2/admin/payment-methods',
  paymentMethod: (key: Text) => `/v2/admin/payment-methods/${pathText(key)}` as const,
} as const

/** Who may make which call. */
export const orderCalls = () =>
  [
    { method: 'POST', path: checkoutPaths.quote, auth: 'signed-in' },
    { method: 'POST', path: checkoutPaths.checkout, auth: 'signed-in' },
    { method: 'GET', path: checkoutPaths.countries, auth: 'public' },
    { method: 'GET', path: checkoutPaths.pickUpPoints, auth: 'public' },
    { method: 'GET', path: checkoutPaths.paymentMethods, auth: 'public' },
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
    { method: 'GET', path: clientOrderPaths.list, auth: 'practitioner' },
    { method: 'GET', path: clientOrderPaths.one(':id'), auth: 'practitioner' },
    { method: 'GET', path: ownPractitionerPath, auth: 'client' },
    { method: 'PUT', path: ownPractitionerPath, auth: 'client' },
    { method: 'GET', path: adminOrderPaths.list, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.csv, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.packingSlips, auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.process, auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.one(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.ship(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.deliver(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.refund(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.retry(':id', ':refund_id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.refuse(':id', ':withdrawal_id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.cancel(':id'), auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.notes(':id'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.document(':id', ':number'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.vouchers, auth: 'admin' },
    { method: 'POST', path: adminOrderPaths.vouchers, auth: 'admin' },
    { method: 'PUT', path: adminOrderPaths.voucher(':id'), auth: 'admin' },
    { method: 'GET', path: adminOrderPaths.paymentMethods, auth: 'admin' },
    { method: 'PUT', path: adminOrderPaths.paymentMethod(':key'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
