import type { Declaration } from './declaration.ts'

const payouts = '/v2/account/practitioners/payouts'
const runs = '/v2/admin/payouts/runs'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const payoutPaths = {
  list: payouts,
  one: (id: Id) => `${payouts}/${id}` as const,
  method: '/v2/account/practitioners/payout-method',
} as const

export const adminPayoutPaths = {
  preview: '/v2/admin/payouts/preview',
  runs,
  run: (id: Id) => `${runs}/${id}` as const,
  file: (id: Id, name: string) => `${runs}/${id}/files/${name}` as const,
  /** Books a failed transfer back. */
  return: (id: Id) => `/v2/admin/payouts/${id}/return` as const,
} as const

/** Who may make which call. */
export const payoutCalls = () =>
  [
    { method: 'GET', path: payoutPaths.list, auth: 'any-practitioner' },
    { method: 'GET', path: payoutPaths.one(':id'), auth: 'any-practitioner' },
    { method: 'PUT', path: payoutPaths.method, auth: 'any-practitioner' },
    { method: 'GET', path: adminPayoutPaths.preview, auth: 'admin' },
    { method: 'GET', path: adminPayoutPaths.runs, auth: 'admin' },
    { method: 'POST', path: adminPayoutPaths.runs, auth: 'admin' },
    { method: 'GET', path: adminPayoutPaths.run(':id'), auth: 'admin' },
    { method: 'GET', path: adminPayoutPaths.file(':id', ':name'), auth: 'admin' },
    { method: 'POST', path: adminPayoutPaths.return(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
