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
  labReport: (id: Id) => `${stock}/batches/${id}/lab-report` as const,
  /** For everyone. */
  publicLabReport: (batchId: Id) => `/v2/storefront/lab-reports/${batchId}` as const,
} as const

/** Who may make which call. */
export const stockCalls = () =>
  [
    { method: 'GET', path: stockPaths.list, auth: 'admin' },
    { method: 'GET', path: stockPaths.one(':id'), auth: 'admin' },
    { method: 'GET', path: stockPaths.movements(':id'), auth: 'admin' },
    { method: 'GET', path: stockPaths.csv(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.changes(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.block(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.release(':id'), auth: 'admin' },
    { method: 'POST', path: stockPaths.labReport(':id'), auth: 'admin' },
    { method: 'DELETE', path: stockPaths.labReport(':id'), auth: 'admin' },
    { method: 'GET', path: stockPaths.publicLabReport(':id'), auth: 'public' },
  ] as const satisfies readonly Declaration[]
