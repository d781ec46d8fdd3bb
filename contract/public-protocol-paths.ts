import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

type Id = number | ':id'
const own = '/v2/account/practitioners/public-protocols'
const one = (id: Id) => `${own}/${id}` as const

/** Protocols that a practitioner publishes for everyone. */
export const publicProtocolPaths = {
  list: own,
  one,
  order: (id: Id) => `${one(id)}/reorder` as const,
  /** What an admin was asked to allow, and decided. */
  claimReviews: (id: Id) => `${one(id)}/claim-reviews` as const,
  publication: (id: Id) => `${one(id)}/publication` as const,
  /** For everyone: one that is published on a practitioner’s page. */
  published: (name: string, slug: string) =>
    `/v2/storefront/practitioners/${pathText(name)}/protocols/${pathText(slug)}` as const,
} as const

/** Who may make which call. */
export const publicProtocolCalls = () =>
  [
    { method: 'GET', path: publicProtocolPaths.list, auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: publicProtocolPaths.list, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: publicProtocolPaths.one(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: publicProtocolPaths.one(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'DELETE', path: publicProtocolPaths.one(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: publicProtocolPaths.order(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: publicProtocolPaths.publication(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: publicProtocolPaths.claimReviews(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'POST', path: publicProtocolPaths.claimReviews(':id'), auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: publicProtocolPaths.published(':name', ':slug'), auth: 'public' },
  ] as const satisfies readonly Declaration[]
