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
  paymentMark: (key: Text) => `/v2/storefront/payment-methods/${pathText(key)}/mark.svg`,
  addresses,
  address: (id: Id) => `${addresses}/${id}`,
} as const

export const paymentPaths = {
  mollieWebhook: '/v2/providers/mollie/webhook',
  sandboxWebhook: '/v2/providers/sandbox/webhook',
  /** Demonstration mode only: the built-in provider's own page asks and tells here. */
  sandboxPayment: (id: Text) => `/v2/providers/sandbox/payments/${pathText(id)}`,
} as const

export const orderPaths = {
  list: orders,
  one: (id: Id) => `${orders}/${id}`,
  cancel: (id: Id) => `${orders}/${id}/cancel`,
  /** Begins another payment. */
  payments: (id: Id) => `${orders}/${id}/payments`,
  /** Gives an unpaid order up, so that its cart can be changed. */
  change: (id: Id) => `${orders}/${id}/change`,
  reorder: (id: Id) => `${orders}/${id}/reorder`,
  withdrawal: (id: Id) => `${orders}/${id}/withdrawal`,
  document: (id: Id, number: Text) => `${orders}/${id}/documents/${pathText(number)}.pdf`,
} as const

/** Withdrawing without signing in. */
export const withdrawalPaths = {
  ask: withdrawals,
  one: (token: Text) => `${withdrawals}/${pathText(token)}`,
} as const

/** Orders of a practitioner's clients. */
export const clientOrderPaths = {
  list: clientOrders,
  one: (id: Id) => `${clientOrders}/${id}`,
} as const

/** Whose discount a client has. */
export const ownPractitionerPath = '/v2/account/clients/practitioner'

export const adminOrderPaths = {
  list: adminOrders,
  csv: `${adminOrders}/orders.csv`,
  packingSlips: `${adminOrders}/packing-slips.pdf`,
  process: `${adminOrders}/process`,
  one: (id: Id) => `${adminOrders}/${id}`,
  ship: (id: Id) => `${adminOrders}/${id}/shipments`,
  deliver: (id: Id) => `${adminOrders}/${id}/deliver`,
  refund: (id: Id) => `${adminOrders}/${id}/refunds`,
  /** Has a refund that failed sent again. */
  retry: (id: Id, refundId: Id) => `${adminOrders}/${id}/refunds/${refundId}/retry`,
  refuse: (id: Id, withdrawalId: Id) => `${adminOrders}/${id}/withdrawals/${withdrawalId}/refusal`,
  cancel: (id: Id) => `${adminOrders}/${id}/cancel`,
  notes: (id: Id) => `${adminOrders}/${id}/notes`,
  document: (id: Id, number: Text) => `${adminOrders}/${id}/documents/${pathText(number)}.pdf`,
  vouchers: '/v2/admin/vouchers',
  voucher: (id: Id) => `/v2/admin/vouchers/${id}`,
  paymentMethods: '/v2/admin/payment-methods',
  paymentMethod: (key: Text) => `/v2/admin/payment-methods/${pathText(key)}`,
} as const
