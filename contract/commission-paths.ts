import type { Declaration } from './declaration.ts'

const commission = '/v2/account/practitioners/commission'

/** Paths of the calls, without the /api prefix. */
export const commissionPaths = {
  summary: commission,
  entries: `${commission}/entries`,
} as const

/** Who may make which call. */
export const commissionCalls = () =>
  [
    { method: 'GET', path: commissionPaths.summary, auth: 'any-practitioner' },
    { method: 'GET', path: commissionPaths.entries, auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
