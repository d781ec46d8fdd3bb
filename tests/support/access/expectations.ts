import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { password } from '../accounts-api.ts'
import { annasAddress } from '../annas-address.ts'

/** Whose record the call concerns: the caller's or somebody else's. */
export type Owner = 'mine' | "another's"
/** The kind of record that an id in a path identifies. */
export type Kind =
  | 'session'
  | 'certificate'
  | 'user'
  | 'protocol'
  | 'client'
  | 'client-import'
  | 'received-protocol'
  | 'address'
  | 'order'
/** Values for the parameters of a path, and for a body that identifies a record. */
export type Names = Record<string, string | number>

export type Expectation = {
  /** Who has access. `everybody` includes visitors and suspended users. */
  to: 'everybody' | readonly UserTypeId[]
  /** The expected status for users with access; by owner if the path identifies a user's record. */
  get: number | (Record<Owner, number> & { of: Kind })
  /** Users with access who get a different status. */
  but?: Partial<Record<UserTypeId | 'visitor', number>>
  /** `nth` differs for each call. */
  body?: object | ((nth: number, names: Names) => object)
}

type More = Pick<Expectation, 'body' | 'but'>
const rule =
  (to: Expectation['to']) =>
  (get: Expectation['get'], more: More = {}): Expectation => ({ to, get, ...more })
const everybody = rule('everybody')
const members = rule([1, 2, 3, 4])
const practitioners = rule([2, 3])
const clients = rule([1, 4])
const formerPractitioners = rule([1, 2, 3])
const makers = rule([1, 2, 3])
const receivers = rule([4])
const admins = rule([1])

/** Bodies are read after the access check: a 400 for an empty body shows that access was granted. */
const nothing = { body: {} }
const proof = { body: { password } }
const unknown = (nth: number) => ({ email: `nobody${nth}@people.example` })
const usedUp = 'x'.repeat(22)
const own = { of: 'protocol', mine: 200, "another's": 404 } as const
const madeOfOwn = { ...own, mine: 201 } as const
const received = { of: 'received-protocol', mine: 200, "another's": 404 } as const
const linked = { of: 'received-protocol', mine: 200, "another's": 200 } as const
const ownOrder = { of: 'order', mine: 200, "another's": 404 } as const
const anyOrder = { of: 'order', mine: 200, "another's": 200 } as const
const ownClient = { of: 'client', mine: 200, "another's": 404 } as const
const healthFacts = {
  year_of_birth: 1980,
  condition: null,
  allergies: ['milk'],
  medicine_classes: [],
  medicines: '',
  ground_stated: true,
}
const ownImport = { of: 'client-import', mine: 200, "another's": 404 } as const
const ownAddress = { of: 'address', mine: 200, "another's": 404 } as const
const notYetCertified = { 3: 403 } as const
const line = (_: number, { variant_id: id }: Names) => ({ product_variant_id: id })
/** Belongs to no product. */
const nowhere = { product_variant_id: 2_000_000 }
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const template = { protocol_template_id: 1, name: 'Calm', description: 'Eight weeks' }

export const expectations: Readonly<Record<string, Expectation>> = {
  'GET /api/v2/storefront/registration-options': everybody(200),
  'GET /api/v2/storefront/products': everybody(200),
  'GET /api/v2/storefront/products/{slug}': everybody(404),
  'GET /api/v2/storefront/filters': everybody(200),
  'GET /api/v2/storefront/categories': everybody(200),
  'GET /api/v2/storefront/brands': everybody(200),
  'GET /api/v2/storefront/health-goals': everybody(200),
  'GET /api/v2/storefront/delivery-forms': everybody(200),
  'GET /api/v2/storefront/suitable-for': everybody(200),
  'GET /api/v2/storefront/free-from': everybody(200),
  'GET /api/v2/storefront/search': everybody(200),
  'POST /api/v2/storefront/search': everybody(200),
  'POST /api/v2/storefront/views': everybody(204, { body: { product_id: 1 } }),
  'POST /api/v2/account/geoip': everybody(200),

  'POST /api/v2/auth/register': everybody(400, nothing),
  'POST /api/v2/auth/activation-mail': everybody(200, { body: unknown }),
  'POST /api/v2/auth/activate': everybody(400, { body: { token: usedUp } }),
  'POST /api/v2/auth/login': everybody(400, { body: (nth) => ({ ...unknown(nth), password }) }),
  'POST /api/v2/auth/forgot-password': everybody(200, { body: unknown }),
  'POST /api/v2/auth/reset-password/{token}': everybody(400, {
    body: { password, confirm_password: password },
  }),
  'POST /api/v2/auth/confirm-email': everybody(400, { body: { token: usedUp } }),
  'POST /api/v2/auth/token-refresh': everybody(422, { but: { visitor: 401 } }),
  'POST /api/v2/providers/shopify/multipass': everybody(400, { body: { multipass: 'x' } }),

  'GET /api/v2/account/': members(200),
  'DELETE /api/v2/account/': members(200, { ...proof, but: { 1: 409 } }),
  'POST /api/v2/account/logout': members(204),
  'POST /api/v2/account/email': members(200, { body: (nth) => ({ ...unknown(nth), password }) }),
  'PUT /api/v2/account/password': members(200, {
    body: { present_password: password, password: `${password}!`, confirm_password: `${password}!` },
  }),
  'GET /api/v2/account/sessions': members(200),
  'DELETE /api/v2/account/sessions': members(200),
  'DELETE /api/v2/account/sessions/{id}': members({ of: 'session', mine: 200, "another's": 404 }),
  'GET /api/v2/account/second-factor': members(200),
  'POST /api/v2/account/second-factor': members(200),
  'PUT /api/v2/account/second-factor': members(409, { body: { otp: '000000' } }),
  'DELETE /api/v2/account/second-factor': members(409, proof),
  'POST /api/v2/account/second-factor/recovery-codes': members(409, proof),
  'GET /api/v2/account/export': members(200),

  'GET /api/v2/account/clients/profile': clients(200),
  'PUT /api/v2/account/clients/profile': clients(400, nothing),
  'GET /api/v2/account/practitioners/profile': formerPractitioners(200, { but: { 1: 404 } }),
  'PUT /api/v2/account/practitioners/profile': formerPractitioners(400, nothing),
  'GET /api/v2/account/practitioners/attention': practitioners(200),
  'GET /api/v2/account/practitioners/milestones': practitioners(200),
  'GET /api/v2/account/practitioners/onboarding-call': practitioners(200),
  'POST /api/v2/account/practitioners/onboarding-call': practitioners(400, nothing),
  'DELETE /api/v2/account/practitioners/onboarding-call': practitioners(200),
  'GET /api/v2/account/practitioners/certificates': practitioners(200),
  'POST /api/v2/account/practitioners/certificates': practitioners(400),
  'GET /api/v2/account/practitioners/certificates/{id}/file': practitioners({
    of: 'certificate',
    mine: 200,
    "another's": 404,
  }),

  'GET /api/v2/account/practitioners/protocols': makers(200),
  'POST /api/v2/account/practitioners/protocols/search': makers(200, { body: { query: '' } }),
  'POST /api/v2/account/practitioners/protocols/create': makers(201, {
    body: { name: 'Calm', description: 'Eight weeks' },
  }),
  'POST /api/v2/account/practitioners/protocols/duplicate': makers(madeOfOwn, {
    body: (_, { id }) => ({ protocol_id: id }),
  }),
  'POST /api/v2/account/practitioners/protocols/assign': makers(own, {
    but: notYetCertified,
    body: (nth, { id }) => ({ ...unknown(nth), id, first_name: 'Anna', last_name: 'Maes', discount: 5 }),
  }),
  'GET /api/v2/account/practitioners/protocols/{id}': makers(own),
  'DELETE /api/v2/account/practitioners/protocols/{id}': makers(own),
  'PUT /api/v2/account/practitioners/protocols/{id}/update': makers(own, { body: { name: 'Sleep' } }),
  'POST /api/v2/account/practitioners/protocols/{id}/products': makers(own, { body: line }),
  'PUT /api/v2/account/practitioners/protocols/{id}/products': makers(own, { body: line }),
  'DELETE /api/v2/account/practitioners/protocols/{id}/products': makers(own, { body: line }),
  'PUT /api/v2/account/practitioners/protocols/{id}/products/order': makers(own, {
    body: { product_variant_ids: [] },
  }),
  'GET /api/v2/account/practitioners/protocols/{id}/versions': makers(own),
  'GET /api/v2/account/practitioners/protocols/{id}/plan.pdf': makers(own),
  'GET /api/v2/account/practitioners/protocols/{id}/link': makers(own),
  'POST /api/v2/account/practitioners/protocols/{id}/link': makers(own, { ...nothing, but: notYetCertified }),
  'PUT /api/v2/account/practitioners/protocols/{id}/link': makers(own, {
    but: notYetCertified,
    body: { expires_on: tomorrow },
  }),
  'DELETE /api/v2/account/practitioners/protocols/{id}/link': makers(own),
  'GET /api/v2/account/practitioners/protocols/{id}/shares': makers(own),
  'DELETE /api/v2/account/practitioners/protocols/{id}/shares/{share_id}': makers(own),
  'POST /api/v2/account/practitioners/clients': makers(200, nothing),
  'GET /api/v2/account/practitioners/clients': practitioners(200),
  'POST /api/v2/account/practitioners/clients/create': practitioners(400, {
    ...nothing,
    but: notYetCertified,
  }),
  'GET /api/v2/account/practitioners/clients/import': practitioners(200),
  'POST /api/v2/account/practitioners/clients/import': practitioners(400, { but: notYetCertified }),
  'DELETE /api/v2/account/practitioners/clients/import/{id}': practitioners(ownImport),
  'GET /api/v2/account/practitioners/clients/export': practitioners(200),
  'GET /api/v2/account/practitioners/clients/{id}': practitioners(ownClient),
  'PUT /api/v2/account/practitioners/clients/{id}': practitioners(ownClient, nothing),
  'DELETE /api/v2/account/practitioners/clients/{id}': practitioners(ownClient),
  'GET /api/v2/account/practitioners/clients/{id}/health': practitioners(ownClient),
  'PUT /api/v2/account/practitioners/clients/{id}/health': practitioners(ownClient, { body: healthFacts }),
  'DELETE /api/v2/account/practitioners/clients/{id}/health': practitioners(ownClient),
  'GET /api/v2/account/clients/health': receivers(200),
  'GET /api/v2/account/practitioners/builder': makers(200),
  'PUT /api/v2/account/practitioners/builder': makers(200, { body: { mode: 'standard' }, but: { 1: 403 } }),
  'GET /api/v2/providers/storyblok/protocols/templates': makers(200),
  'GET /api/v2/providers/storyblok/protocols/templates/{id}': makers(404),
  'POST /api/v2/providers/storyblok/protocols/templates/create': makers(404, { body: template }),
  'GET /api/v2/account/clients/protocols': receivers(200),
  'GET /api/v2/account/clients/protocols/{id}': receivers(received),
  'GET /api/v2/account/clients/protocols/{id}/plan.pdf': receivers(received),
  'DELETE /api/v2/account/clients/protocols/{id}': receivers(received),
  'DELETE /api/account/clients/protocols/{id}': receivers(received),
  'GET /api/v2/storefront/protocols/{link_token}': everybody(linked),
  'GET /api/v2/storefront/protocols/{link_token}/plan.pdf': everybody(linked),

  'GET /api/v2/admin/audit': admins(200),
  'GET /api/v2/admin/certificates': admins(200),
  'GET /api/v2/admin/certificates/{id}': admins({ of: 'certificate', mine: 200, "another's": 200 }),
  'GET /api/v2/admin/certificates/{id}/file': admins({ of: 'certificate', mine: 200, "another's": 200 }),
  'POST /api/v2/admin/certificates/{id}/approve': admins({ of: 'certificate', mine: 409, "another's": 200 }),
  'POST /api/v2/admin/certificates/{id}/refuse': admins(
    { of: 'certificate', mine: 409, "another's": 200 },
    { body: { reason: 'The scan cannot be read.' } },
  ),
  'GET /api/v2/admin/users': admins(200),
  'GET /api/v2/admin/users/{id}': admins({ of: 'user', mine: 200, "another's": 200 }),
  'PUT /api/v2/admin/users/{id}/role': admins(
    { of: 'user', mine: 409, "another's": 200 },
    { body: { user_type_id: 2 } },
  ),
  'POST /api/v2/admin/users/{id}/deactivate': admins({ of: 'user', mine: 409, "another's": 200 }),
  'POST /api/v2/admin/users/{id}/reactivate': admins({ of: 'user', mine: 409, "another's": 409 }),

  'GET /api/v2/storefront/cart': members(200),
  'POST /api/v2/storefront/cart': members(409, { body: nowhere }),
  'PUT /api/v2/storefront/cart': members(404, { body: { ...nowhere, quantity: 1 } }),
  'DELETE /api/v2/storefront/cart': members(200, { body: nowhere }),
  'POST /api/v2/storefront/cart/preview': everybody(200, { body: { items: [] } }),
  'POST /api/v2/storefront/cart/merge': members(200, { body: { items: [] } }),
  'POST /api/v2/storefront/cart/protocol': members(received, {
    but: { 1: 404, 2: 404, 3: 404 },
    body: (_, { id }) => ({ protocol_id: id }),
  }),
  'GET /api/v2/account/wishlist': members(200),
  'POST /api/v2/account/wishlist': members(409, { body: nowhere }),
  'DELETE /api/v2/account/wishlist': members(404, { body: nowhere }),
  'POST /api/v2/account/wishlist/merge': members(200, { body: { product_variant_ids: [] } }),
  'POST /api/v2/storefront/wishlist/preview': everybody(200, { body: { product_variant_ids: [] } }),
  'GET /api/v2/account/stock-requests': members(200),
  'POST /api/v2/account/stock-requests': members(409, { body: nowhere }),
  'DELETE /api/v2/account/stock-requests': members(404, { body: nowhere }),
  'POST /api/v2/storefront/stock-requests': everybody(409, {
    body: (nth) => ({ ...unknown(nth), ...nowhere, language: 'en' }),
  }),
  'GET /api/v2/storefront/stock-requests/{token}': everybody(404),
  'POST /api/v2/storefront/stock-requests/{token}': everybody(404),
  'DELETE /api/v2/storefront/stock-requests/{token}': everybody(404),
  'GET /api/v2/account/clients/day': receivers(200),
  'GET /api/v2/account/clients/day/calendar': receivers(200),
  'PUT /api/v2/account/clients/day/{date}/doses': receivers(400, nothing),
  'PUT /api/v2/account/clients/day/supply/{id}': receivers(400, nothing),
  'GET /api/v2/account/clients/practitioner': receivers(200),
  'PUT /api/v2/account/clients/practitioner': receivers(404, { body: { client_id: 2_000_000 } }),

  'GET /api/v2/storefront/delivery-countries': everybody(200),
  'GET /api/v2/storefront/payment-methods': everybody(200),
  'GET /api/v2/storefront/pickup-points': everybody(400),
  'GET /api/v2/storefront/payment-methods/{key}/mark.svg': everybody(404),
  'POST /api/v2/storefront/checkout/quote': members(200, { body: { country: 'BE' } }),
  'POST /api/v2/storefront/checkout': members(400, nothing),
  'GET /api/v2/account/addresses': members(200),
  'POST /api/v2/account/addresses': members(201, { body: annasAddress }),
  'PUT /api/v2/account/addresses/{id}': members(ownAddress, { body: annasAddress }),
  'DELETE /api/v2/account/addresses/{id}': members(ownAddress),
  'GET /api/v2/admin/vouchers': admins(200),
  'POST /api/v2/admin/vouchers': admins(400, nothing),
  'PUT /api/v2/admin/vouchers/{id}': admins(404, { body: { disabled: true } }),
  'GET /api/v2/admin/payment-methods': admins(200),
  'PUT /api/v2/admin/payment-methods/{key}': admins(400, nothing),

  'GET /api/v2/account/orders': members(200),
  'GET /api/v2/account/orders/{id}': members(ownOrder),
  'POST /api/v2/account/orders/{id}/cancel': members(400),
  'POST /api/v2/account/orders/{id}/change': members(400),
  'POST /api/v2/account/orders/{id}/payments': members(400, nothing),
  'POST /api/v2/account/orders/{id}/reorder': members({ of: 'order', mine: 400, "another's": 404 }),
  'POST /api/v2/account/orders/{id}/withdrawal': members(400, nothing),
  'GET /api/v2/account/orders/{id}/documents/{number}.pdf': members(404),
  'POST /api/v2/storefront/withdrawals': everybody(200, {
    body: (nth) => ({ ...unknown(nth), order_number: `V-${20_000 + nth}` }),
  }),
  'GET /api/v2/storefront/withdrawals/{token}': everybody(404),
  'POST /api/v2/storefront/withdrawals/{token}': everybody(400, nothing),
  'GET /api/v2/account/practitioners/orders': practitioners(200),
  'GET /api/v2/account/practitioners/orders/{id}': practitioners(404),
  'GET /api/v2/account/practitioners/commission': practitioners(200),
  'GET /api/v2/account/practitioners/commission/entries': practitioners(200),
  'GET /api/v2/admin/orders': admins(200),
  'GET /api/v2/admin/orders/orders.csv': admins(200),
  'GET /api/v2/admin/orders/packing-slips.pdf': admins(404),
  'POST /api/v2/admin/orders/process': admins(400, nothing),
  'GET /api/v2/admin/orders/{id}': admins(anyOrder),
  'POST /api/v2/admin/orders/{id}/shipments': admins(400, nothing),
  'POST /api/v2/admin/orders/{id}/deliver': admins({ of: 'order', mine: 409, "another's": 409 }, nothing),
  'POST /api/v2/admin/orders/{id}/refunds': admins(400, nothing),
  'POST /api/v2/admin/orders/{id}/refunds/{refund_id}/retry': admins(400),
  'POST /api/v2/admin/orders/{id}/withdrawals/{withdrawal_id}/refusal': admins(400, nothing),
  'POST /api/v2/admin/orders/{id}/cancel': admins(400),
  'POST /api/v2/admin/orders/{id}/notes': admins(400, nothing),
  'GET /api/v2/admin/orders/{id}/documents/{number}.pdf': admins(404),

  'POST /api/v2/providers/mollie/webhook': everybody(200, { body: { id: 'tr_nothing' } }),
  'POST /api/v2/providers/sandbox/webhook': everybody(200, { body: { id: 'sb_nothing' } }),
  'GET /api/v2/providers/sandbox/payments/{id}': everybody(404),
  'POST /api/v2/providers/sandbox/payments/{id}': everybody(404, {
    body: { method: 'visa', outcome: 'paid' },
  }),
}
