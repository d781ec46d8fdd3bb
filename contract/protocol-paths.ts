import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id'
type ShareId = number | ':share_id'
const protocols = '/v2/account/practitioners/protocols'
const clientProtocols = '/v2/account/clients/protocols'
const templates = '/v2/providers/storyblok/protocols/templates'

/** A practitioner's protocols. */
export const protocolPaths = {
  list: protocols,
  create: `${protocols}/create`,
  duplicate: `${protocols}/duplicate`,
  assign: `${protocols}/assign`,
  search: `${protocols}/search`,
  one: (id: Id) => `${protocols}/${id}` as const,
  update: (id: Id) => `${protocols}/${id}/update` as const,
  products: (id: Id) => `${protocols}/${id}/products` as const,
  order: (id: Id) => `${protocols}/${id}/products/order` as const,
  link: (id: Id) => `${protocols}/${id}/link` as const,
  shares: (id: Id) => `${protocols}/${id}/shares` as const,
  share: (id: Id, shareId: ShareId) => `${protocols}/${id}/shares/${shareId}` as const,
  versions: (id: Id) => `${protocols}/${id}/versions` as const,
  document: (id: Id) => `${protocols}/${id}/plan.pdf` as const,
  templates,
  template: (id: Id) => `${templates}/${id}` as const,
  createFromTemplate: `${templates}/create`,
  /** The builder's settings, and the practitioner's commission rate. */
  builder: '/v2/account/practitioners/builder',
  clients: '/v2/account/practitioners/clients',
} as const

/** Protocols shared with a client. */
export const clientProtocolPaths = {
  list: clientProtocols,
  one: (id: Id) => `${clientProtocols}/${id}` as const,
  document: (id: Id) => `${clientProtocols}/${id}/plan.pdf` as const,
  /** Served both with and without /v2. */
  removal: (id: Id) => `/account/clients/protocols/${id}` as const,
} as const

/** What everyone who has a link sees. */
export const sharedProtocolPaths = {
  one: (token: string) => `/v2/storefront/protocols/${pathText(token)}` as const,
  document: (token: string) => `/v2/storefront/protocols/${pathText(token)}/plan.pdf` as const,
} as const

/** Who may make which call. */
export const protocolCalls = () =>
  [
    { method: 'GET', path: protocolPaths.list, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.create, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.duplicate, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.assign, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.search, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.one(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: protocolPaths.one(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: protocolPaths.update(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.products(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: protocolPaths.products(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: protocolPaths.products(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: protocolPaths.order(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.link(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.link(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: protocolPaths.link(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: protocolPaths.link(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.shares(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: protocolPaths.share(':id', ':share_id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.versions(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.document(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.templates, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.template(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.createFromTemplate, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: protocolPaths.builder, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: protocolPaths.builder, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: protocolPaths.clients, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: clientProtocolPaths.list, auth: 'client' },
    { method: 'GET', path: clientProtocolPaths.one(':id'), auth: 'client' },
    { method: 'DELETE', path: clientProtocolPaths.one(':id'), auth: 'client' },
    { method: 'GET', path: clientProtocolPaths.document(':id'), auth: 'client' },
    { method: 'DELETE', path: clientProtocolPaths.removal(':id'), auth: 'client' },
    { method: 'GET', path: sharedProtocolPaths.one(':link_token'), auth: 'optional' },
    { method: 'GET', path: sharedProtocolPaths.document(':link_token'), auth: 'public' },
  ] as const satisfies readonly Declaration[]
