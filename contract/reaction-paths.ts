import type { Declaration } from './declaration.ts'

const own = '/v2/account/reactions'
const admin = '/v2/admin/reactions'
const practitioner = '/v2/account/practitioners/reactions'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const reactionPaths = {
  own,
  ownOne: (id: Id) => `${own}/${id}` as const,
  /** The products of an order that something can be reported about. */
  products: (orderId: Id) => `/v2/account/orders/${orderId}/reactions` as const,
  admin,
  adminOne: (id: Id) => `${admin}/${id}` as const,
  handle: (id: Id) => `${admin}/${id}/handle` as const,
  shared: (id: Id) => `${practitioner}/${id}` as const,
} as const

/** Who may make which call. */
export const reactionCalls = () =>
  [
    { method: 'GET', path: reactionPaths.own, auth: 'signed-in' },
    { method: 'POST', path: reactionPaths.own, auth: 'signed-in' },
    { method: 'DELETE', path: reactionPaths.ownOne(':id'), auth: 'signed-in' },
    { method: 'GET', path: reactionPaths.products(':id'), auth: 'signed-in' },
    { method: 'GET', path: reactionPaths.admin, auth: 'admin' },
    { method: 'GET', path: reactionPaths.adminOne(':id'), auth: 'admin' },
    { method: 'POST', path: reactionPaths.handle(':id'), auth: 'admin' },
    { method: 'GET', path: reactionPaths.shared(':id'), auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
