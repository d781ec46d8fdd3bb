import type { Declaration } from './declaration.ts'

const recalls = '/v2/admin/recalls'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const recallPaths = {
  list: recalls,
  preview: `${recalls}/preview`,
  /** The email as one of its readers would get it. */
  email: `${recalls}/email-preview`,
  /** All batches of a variant. */
  batches: (variantId: Id) => `${recalls}/batches/${variantId}` as const,
  one: (id: Id) => `${recalls}/${id}` as const,
  csv: (id: Id) => `${recalls}/${id}/recipients.csv` as const,
} as const

/** Who may make which call: only admins. */
export const recallCalls = () =>
  [
    { method: 'GET', path: recallPaths.list, auth: 'admin' },
    { method: 'POST', path: recallPaths.list, auth: 'admin' },
    { method: 'POST', path: recallPaths.preview, auth: 'admin' },
    { method: 'POST', path: recallPaths.email, auth: 'admin' },
    { method: 'GET', path: recallPaths.batches(':id'), auth: 'admin' },
    { method: 'GET', path: recallPaths.one(':id'), auth: 'admin' },
    { method: 'GET', path: recallPaths.csv(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
