import type { Declaration } from './declaration.ts'

type Id = number | ':id'
const claims = '/v2/admin/claims'

/** Texts that the claims check refuses. */
export const claimPaths = {
  reviews: `${claims}/reviews`,
  allow: (id: Id) => `${claims}/reviews/${id}/allow` as const,
  decline: (id: Id) => `${claims}/reviews/${id}/decline` as const,
  withdraw: (id: Id) => `${claims}/reviews/${id}/withdraw` as const,
  /** Published texts that are refused today. */
  published: `${claims}/published`,
  allowPublished: (id: Id) => `${claims}/published/${id}/allow` as const,
} as const

/** Who may make which call: only admins. */
export const claimCalls = () =>
  [
    { method: 'GET', path: claimPaths.reviews, auth: 'admin' },
    { method: 'POST', path: claimPaths.allow(':id'), auth: 'admin' },
    { method: 'POST', path: claimPaths.decline(':id'), auth: 'admin' },
    { method: 'POST', path: claimPaths.withdraw(':id'), auth: 'admin' },
    { method: 'GET', path: claimPaths.published, auth: 'admin' },
    { method: 'POST', path: claimPaths.allowPublished(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
