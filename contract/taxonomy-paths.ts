import type { Declaration } from './declaration.ts'

const terms = '/v2/admin/terms'
type Id = number | ':id'

export const taxonomyPaths = {
  list: terms,
  one: (id: Id) => `${terms}/${id}` as const,
  place: (id: Id) => `${terms}/${id}/place` as const,
} as const

/** Who may make which call: only admins. */
export const taxonomyCalls = () =>
  [
    { method: 'GET', path: taxonomyPaths.list, auth: 'admin' },
    { method: 'POST', path: taxonomyPaths.list, auth: 'admin' },
    { method: 'PUT', path: taxonomyPaths.one(':id'), auth: 'admin' },
    { method: 'PUT', path: taxonomyPaths.place(':id'), auth: 'admin' },
    { method: 'DELETE', path: taxonomyPaths.one(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
