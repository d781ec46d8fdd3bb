import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const restrictionPaths = {
  /** What is not sold in the country `country_code`. */
  list: '/v2/storefront/restrictions',
} as const

/** Who may make which call. */
export const restrictionCalls = () =>
  [{ method: 'GET', path: restrictionPaths.list, auth: 'public' }] as const satisfies readonly Declaration[]
