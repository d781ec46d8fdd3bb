import type { Declaration } from './declaration.ts'

const payouts = '/v2/account/practitioners/payouts'
const adminPayouts = '/v2/admin/payouts'
const runs = `${adminPayouts}/runs` as const
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const payoutPaths = {
  list: payouts,
  one: (id: Id) => `${payouts}/${id}` as const,
  method: '/v2/account/practitioners/payout-method',
} as const

export const adminPayoutPaths = {
  /** What all of them begin with. */
  all: adminPayouts,
  preview: `${adminPayouts}/preview`,
  runs,
  run: (id: Id) => `${runs}/${id}` as const,
  file: (id: Id, name: string) => `${runs}/${id}/files/${name}` as const,
  /** Books a failed transfer back. */
  return: (id: Id) => `${adminPayouts}/${id}/return` as const,
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
