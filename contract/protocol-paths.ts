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
  one: (id: Id) => `${protocols}/${id}`,
  update: (id: Id) => `${protocols}/${id}/update`,
  products: (id: Id) => `${protocols}/${id}/products`,
  order: (id: Id) => `${protocols}/${id}/products/order`,
  link: (id: Id) => `${protocols}/${id}/link`,
  shares: (id: Id) => `${protocols}/${id}/shares`,
  share: (id: Id, shareId: ShareId) => `${protocols}/${id}/shares/${shareId}`,
  versions: (id: Id) => `${protocols}/${id}/versions`,
  document: (id: Id) => `${protocols}/${id}/plan.pdf`,
  templates,
  template: (id: Id) => `${templates}/${id}`,
  createFromTemplate: `${templates}/create`,
  /** How the builder is set, and what a sale earns. */
  builder: '/v2/account/practitioners/builder',
  clients: '/v2/account/practitioners/clients',
} as const

/** Protocols that were shared with a client. */
export const clientProtocolPaths = {
  list: clientProtocols,
  one: (id: Id) => `${clientProtocols}/${id}`,
  document: (id: Id) => `${clientProtocols}/${id}/plan.pdf`,
  /** Served beside the one with /v2. */
  removal: (id: Id) => `/account/clients/protocols/${id}`,
} as const

/** What anyone who has a link sees. */
export const sharedProtocolPaths = {
  one: (token: string) => `/v2/storefront/protocols/${pathText(token)}`,
  document: (token: string) => `/v2/storefront/protocols/${pathText(token)}/plan.pdf`,
} as const
