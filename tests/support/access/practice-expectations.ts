import {
  admins,
  authors,
  type Expectation,
  everybody,
  members,
  nothing,
  notYetCertified,
  onlyClients,
  practitioners,
} from './expectation.ts'

const ownClient = { of: 'client', mine: 200, "another's": 404 } as const
const newForClient = { ...ownClient, mine: 201 } as const
const ownImport = { of: 'client-import', mine: 200, "another's": 404 } as const
const healthFacts = {
  year_of_birth: 1980,
  condition: null,
  allergies: ['milk'],
  medicine_classes: [],
  medicines: '',
  ground_stated: true,
}

const noPage = 404
const look = { body: { type: 'personal', theme: 'linden' } }
const words = { body: { title: 'Title', description: '' } }
const order = { body: { order: 1 } }
const service = { body: { name: 'Sleep', description: '', icon: 'night' } }
const offer = { body: { name: 'First meeting', price: null, is_highlighted: false } }
const store = '/api/v2/account/practitioners/store'

/** None of these people has a page. */
const storeExpectations: Readonly<Record<string, Expectation>> = {
  [`GET ${store}`]: authors(noPage),
  [`POST ${store}`]: authors(400, nothing),
  [`PUT ${store}`]: authors(noPage, look),
  [`GET ${store}/availability`]: authors(400),
  [`PUT ${store}/logo`]: authors(400),
  [`PUT ${store}/{type}/image`]: authors(400),
  [`PUT ${store}/header`]: authors(noPage, words),
  [`PUT ${store}/about`]: authors(noPage, words),
  [`PUT ${store}/approach`]: authors(noPage, words),
  [`PUT ${store}/services/header`]: authors(noPage, words),
  [`PUT ${store}/message`]: authors(noPage, { body: { message: '' } }),
  [`PUT ${store}/contact`]: authors(noPage, { body: { description: '' } }),
  [`GET ${store}/services`]: authors(noPage),
  [`POST ${store}/services`]: authors(noPage, service),
  [`PUT ${store}/services/{id}`]: authors(noPage, service),
  [`DELETE ${store}/services/{id}`]: authors(noPage),
  [`PUT ${store}/services/{id}/reorder`]: authors(noPage, order),
  [`GET ${store}/packages`]: authors(noPage),
  [`POST ${store}/packages`]: authors(noPage, offer),
  [`PUT ${store}/packages/{id}`]: authors(noPage, offer),
  [`DELETE ${store}/packages/{id}`]: authors(noPage),
  [`PUT ${store}/packages/{id}/reorder`]: authors(noPage, order),
  [`PUT ${store}/packages/{id}/image`]: authors(noPage),
  [`POST ${store}/packages/{id}/features`]: authors(noPage, { body: { text: 'One' } }),
  [`PUT ${store}/packages/{id}/features`]: authors(noPage, {
    body: { feature_id: 1, text: 'One' },
  }),
  [`DELETE ${store}/packages/{id}/features`]: authors(noPage, { body: { feature_id: 1 } }),
  [`PUT ${store}/content`]: authors(400, nothing),
  [`POST ${store}/images`]: authors(400),
  [`PUT ${store}/name`]: authors(noPage, { body: { name: 'Some practice' } }),
  [`PUT ${store}/publication`]: authors(noPage, {
    body: { is_published: true, revision: 1 },
    but: notYetCertified,
  }),
  [`GET ${store}/claim-reviews`]: authors(200),
  [`POST ${store}/claim-reviews`]: authors(noPage, { body: { field: 'message' } }),
  [`GET ${store}/history`]: authors(200),
  [`POST ${store}/history/{id}/restore`]: authors(noPage),
  'GET /api/v2/storefront/practitioners': everybody(200),
  'GET /api/v2/storefront/practitioners/{name}': everybody(404),
  'GET /api/v2/storefront/practitioners/{name}/reader': members(404),
  'GET /api/v2/storefront/practitioners/{name}/protocols/{slug}': everybody(404),
  'POST /api/v2/storefront/practitioners/{name}/clients': onlyClients(404, { body: { is_allowed: true } }),
}

const publicProtocols = '/api/v2/account/practitioners/public-protocols'
const textsOfOne = {
  revision: 1,
  language: 'en',
  name: 'Rest',
  description: '',
  products: [{ product_variant_id: 1, item_count: 1, note: '' }],
}

const publicProtocolExpectations: Readonly<Record<string, Expectation>> = {
  [`GET ${publicProtocols}`]: authors(200),
  [`POST ${publicProtocols}`]: authors(400, nothing),
  [`GET ${publicProtocols}/{id}`]: authors(404),
  [`PUT ${publicProtocols}/{id}`]: authors(404, { body: textsOfOne }),
  [`DELETE ${publicProtocols}/{id}`]: authors(404),
  [`PUT ${publicProtocols}/{id}/reorder`]: authors(404, order),
  [`GET ${publicProtocols}/{id}/claim-reviews`]: authors(404),
  [`POST ${publicProtocols}/{id}/claim-reviews`]: authors(404, {
    body: { field: 'name', language: 'en', text: 'Calm' },
  }),
  [`PUT ${publicProtocols}/{id}/publication`]: authors(404, {
    body: { is_published: true },
    but: notYetCertified,
  }),
}

/** The calls of a practice: its clients, what they are sent, and what it earns. */
export const practiceExpectations: Readonly<Record<string, Expectation>> = {
  ...storeExpectations,
  ...publicProtocolExpectations,
  'GET /api/v2/account/practitioners/attention': practitioners(200),
  'GET /api/v2/account/practitioners/substitutes': authors(400),
  'POST /api/v2/account/practitioners/substitutes': authors(400, nothing),
  'POST /api/v2/account/practitioners/substitutes/undo': authors(400, nothing),
  'GET /api/v2/account/practitioners/renewals': practitioners(200),
  'GET /api/v2/account/practitioners/renewals/emails': practitioners(200),
  'POST /api/v2/account/practitioners/renewals/emails': practitioners(400, {
    ...nothing,
    but: notYetCertified,
  }),
  'PUT /api/v2/account/practitioners/renewals/{id}': practitioners(404, nothing),
  'POST /api/v2/account/practitioners/renewals/{id}/email': practitioners(404, {
    body: {},
    but: notYetCertified,
  }),
  'POST /api/v2/account/practitioners/renewals/{id}/email/preview': practitioners(404, {
    body: {},
    but: notYetCertified,
  }),
  'POST /api/v2/account/practitioners/clients': authors(200, nothing),
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
  'GET /api/v2/account/practitioners/clients/{id}/baskets': practitioners(ownClient),
  'POST /api/v2/account/practitioners/clients/{id}/baskets': practitioners(newForClient),
  'GET /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}': practitioners(404),
  'PUT /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}': practitioners(404, {
    body: { products: [], message: '' },
  }),
  'DELETE /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}': practitioners(404),
  'POST /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}/email': practitioners(404, {
    but: notYetCertified,
  }),
  'POST /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}/email/preview': practitioners(404, {
    but: notYetCertified,
  }),
  'POST /api/v2/account/practitioners/clients/{id}/baskets/{basket_id}/withdraw': practitioners(404),
  'GET /api/v2/account/clients/baskets': onlyClients(200),
  'GET /api/v2/storefront/baskets/{link_token}': everybody(404),
  'POST /api/v2/storefront/cart/basket': members(404, { body: { link_token: 'x'.repeat(32) } }),
  'GET /api/v2/account/clients/health': onlyClients(200),
  'GET /api/v2/account/clients/day': onlyClients(200),
  'GET /api/v2/account/clients/day/calendar': onlyClients(200),
  'PUT /api/v2/account/clients/day/{date}/doses': onlyClients(400, nothing),
  'PUT /api/v2/account/clients/day/supply/{id}': onlyClients(400, nothing),
  'GET /api/v2/account/clients/reminders': onlyClients(200),
  'PUT /api/v2/account/clients/reminders': onlyClients(400, nothing),
  'GET /api/v2/account/clients/records': onlyClients(200),
  'PUT /api/v2/account/clients/records/{id}/consent': onlyClients(404),
  'DELETE /api/v2/account/clients/records/{id}/consent': onlyClients(404, nothing),
  'DELETE /api/v2/account/clients/refusals/{id}': onlyClients(404),
  'GET /api/v2/account/practitioners/attestations': practitioners(200),
  'POST /api/v2/account/practitioners/attestations': practitioners(400, nothing),
  'GET /api/v2/account/practitioners/commission': practitioners(200),
  'GET /api/v2/account/practitioners/commission/entries': practitioners(200),
  'GET /api/v2/account/open-commission': members(200),
  'GET /api/v2/account/practitioners/payouts': practitioners(200),
  'GET /api/v2/account/practitioners/payouts/{id}': practitioners(404),
  'PUT /api/v2/account/practitioners/payout-method': practitioners(400, nothing),
  'GET /api/v2/admin/payouts/preview': admins(200),
  'GET /api/v2/admin/payouts/runs': admins(200),
  'POST /api/v2/admin/payouts/runs': admins(400, nothing),
  'GET /api/v2/admin/payouts/runs/{id}': admins(404),
  'GET /api/v2/admin/payouts/runs/{id}/files/{name}': admins(400),
  'POST /api/v2/admin/payouts/{id}/return': admins(400, nothing),
  'GET /api/v2/account/practitioners/commission/statements': practitioners(200),
  'GET /api/v2/account/practitioners/commission/statements/{month}.pdf': practitioners(404),
  'GET /api/v2/account/practitioners/commission/statements/{month}.csv': practitioners(404),
  'GET /api/v2/account/practitioners/commission/self-billing': practitioners(200),
  'PUT /api/v2/account/practitioners/commission/self-billing': practitioners(400, nothing),
  'DELETE /api/v2/account/practitioners/commission/self-billing': practitioners(200),
  'GET /api/v2/account/practitioners/commission/invoices/{number}.pdf': practitioners(404),
  'GET /api/v2/account/practitioners/commission/invoices/{number}.xml': practitioners(404),
}
