import { admins, type Expectation, everybody, members, nothing, practitioners } from './expectation.ts'

const ownOrder = { of: 'order', mine: 200, "another's": 404 } as const

/** What people report and write to the shop. */
export const reportExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/v2/account/reactions': members(200),
  'POST /api/v2/account/reactions': members(400, nothing),
  'DELETE /api/v2/account/reactions/{id}': members(404),
  'GET /api/v2/account/orders/{id}/reactions': members(ownOrder),
  'GET /api/v2/account/practitioners/reactions/{id}': practitioners(404),
  'GET /api/v2/storefront/contact/form': everybody(200),
  'POST /api/v2/storefront/contact': everybody(400, nothing),
  'GET /api/v2/admin/reactions': admins(200),
  'GET /api/v2/admin/reactions/{id}': admins(404),
  'POST /api/v2/admin/reactions/{id}/handle': admins(404),
  'GET /api/v2/admin/messages': admins(200),
  'GET /api/v2/admin/messages/{id}': admins(404),
  'POST /api/v2/admin/messages/{id}/answer': admins(404, { body: { answer: 'It left today.' } }),
  'POST /api/v2/admin/messages/{id}/close': admins(404),
}
