import type { Declaration } from './declaration.ts'

const stock = '/v2/admin/stock'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const stockPaths = {
  list: stock,
  one: (id: Id) => `${stock}/${id}` as const,
  movements: (id: Id) => `${stock}/${id}/movements` as const,
  csv: (id: Id) => `${stock}/${id}/movements.csv` as const,
  changes: (id: Id) => `${stock}/${id}/changes` as const,
  block: (id: Id) => `${stock}/batches/${id}/block` as const,
  release: (id: Id) => `${stock}/batches/${id}/release` as const,
} as const

/** Who may make which call: only admins. */
export const stockCalls = () =>
  [
    { method: 'GET', path: stockPaths.list, auth: 'admin' },
    { method: 'GET', path: stockPaths.one(':id'), auth: 'admin' },
    { method: 'GET', path: stockPaths.movements(':id'), auth: 'admin' },
    { method: 'GET', path: stockPaths.csv(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.changes(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.block(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.release(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
