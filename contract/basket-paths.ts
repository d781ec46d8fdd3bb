import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id'
type BasketId = number | ':basket_id'
const baskets = (id: Id) => `/v2/account/practitioners/clients/${id}/baskets` as const
const one = (id: Id, basketId: BasketId) => `${baskets(id)}/${basketId}` as const

/** What a practitioner prepares for a client to buy. */
export const basketPaths = {
  list: baskets,
  one,
  email: (id: Id, basketId: BasketId) => `${one(id, basketId)}/email` as const,
  emailPreview: (id: Id, basketId: BasketId) => `${one(id, basketId)}/email/preview` as const,
  withdrawal: (id: Id, basketId: BasketId) => `${one(id, basketId)}/withdraw` as const,
  /** For the client: what was prepared for them. */
  received: '/v2/account/clients/baskets',
  /** For everyone who has the link in the email. */
  shared: (token: string) => `/v2/storefront/baskets/${pathText(token)}` as const,
} as const

/** Who may make which call. */
export const basketCalls = () =>
  [
    { method: 'GET', path: basketPaths.list(':id'), auth: 'any-practitioner' },
    { method: 'POST', path: basketPaths.list(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: basketPaths.one(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'PUT', path: basketPaths.one(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'DELETE', path: basketPaths.one(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'POST', path: basketPaths.email(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'POST', path: basketPaths.emailPreview(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'POST', path: basketPaths.withdrawal(':id', ':basket_id'), auth: 'any-practitioner' },
    { method: 'GET', path: basketPaths.received, auth: 'client' },
    { method: 'GET', path: basketPaths.shared(':link_token'), auth: 'optional' },
  ] as const satisfies readonly Declaration[]
