import type { Declaration } from './declaration.ts'

const imports = '/v2/admin/imports'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const adminImportPaths = {
  list: imports,
  one: (id: Id) => `${imports}/${id}` as const,
  check: (id: Id) => `${imports}/${id}/check` as const,
  brand: (id: Id) => `${imports}/${id}/brand` as const,
  start: (id: Id) => `${imports}/${id}/start` as const,
  pause: (id: Id) => `${imports}/${id}/pause` as const,
  undo: (id: Id) => `${imports}/${id}/undo` as const,
  rows: (id: Id) => `${imports}/${id}/rows` as const,
  csv: (id: Id) => `${imports}/${id}/report.csv` as const,
} as const

/** Who may make which call: only admins. */
export const adminImportCalls = () =>
  [
    { method: 'GET', path: adminImportPaths.list, auth: 'admin' },
    { method: 'POST', path: adminImportPaths.list, auth: 'admin' },
    { method: 'GET', path: adminImportPaths.one(':id'), auth: 'admin' },
    { method: 'DELETE', path: adminImportPaths.one(':id'), auth: 'admin' },
    { method: 'POST', path: adminImportPaths.check(':id'), auth: 'admin' },
    { method: 'POST', path: adminImportPaths.brand(':id'), auth: 'admin' },
    { method: 'POST', path: adminImportPaths.start(':id'), auth: 'admin' },
    { method: 'POST', path: adminImportPaths.pause(':id'), auth: 'admin' },
    { method: 'POST', path: adminImportPaths.undo(':id'), auth: 'admin' },
    { method: 'GET', path: adminImportPaths.rows(':id'), auth: 'admin' },
    { method: 'GET', path: adminImportPaths.csv(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
