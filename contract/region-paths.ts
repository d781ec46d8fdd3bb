import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const regionPaths = { geoip: '/v2/account/geoip' } as const

/** Who may make which call. */
export const regionCalls = () =>
  [{ method: 'POST', path: regionPaths.geoip, auth: 'public' }] as const satisfies readonly Declaration[]
