import {
  admins,
  type Expectation,
  everybody,
  members,
  nothing,
  notYetCertified,
  onlyClients,
  practitioners,
} from './expectation.ts'

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
  'GET /api/v2/storefront/products/{slug}/questions': everybody(404),
  'POST /api/v2/account/questions': onlyClients(400, nothing),
  'GET /api/v2/account/practitioners/questions': practitioners(200),
  'GET /api/v2/account/practitioners/questions/published': practitioners(200),
  'POST /api/v2/account/practitioners/questions/{id}/answers': practitioners(404, {
    but: notYetCertified,
    body: { text: 'With food.' },
  }),
  'DELETE /api/v2/account/practitioners/questions/{id}/answers': practitioners(404),
  'GET /api/v2/admin/questions': admins(200),
  'DELETE /api/v2/admin/questions/{id}': admins(404),
  'DELETE /api/v2/admin/answers/{id}': admins(404),
  'POST /api/v2/admin/questions/{id}/decision': admins(409, { body: { is_approved: true, text: 'Why?' } }),
  'POST /api/v2/admin/answers/{id}/decision': admins(409, { body: { is_approved: true, text: 'So.' } }),
}
