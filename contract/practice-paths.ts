import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const practicePaths = {
  attention: '/v2/account/practitioners/attention',
} as const

/** Who may make which call. */
export const practiceCalls = () =>
  [
    { method: 'GET', path: practicePaths.attention, auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
