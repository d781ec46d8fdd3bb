import type { Declaration } from './declaration.ts'

type Id = number | ':id'
const records = '/v2/account/clients/records'
const refusals = '/v2/account/clients/refusals'

/** What practitioners keep about a client, and the consent it rests on. */
export const consentPaths = {
  records,
  /** `id`: the client's at that practitioner. */
  consent: (id: Id) => `${records}/${id}/consent` as const,
  refusal: (id: Id) => `${refusals}/${id}` as const,
  /** Of practitioners, that their clients agreed. */
  attestations: '/v2/account/practitioners/attestations',
} as const

/** Who may make which call. */
export const consentCalls = () =>
  [
    { method: 'GET', path: consentPaths.records, auth: 'client' },
    { method: 'PUT', path: consentPaths.consent(':id'), auth: 'client' },
    { method: 'DELETE', path: consentPaths.consent(':id'), auth: 'client' },
    { method: 'DELETE', path: consentPaths.refusal(':id'), auth: 'client' },
    { method: 'GET', path: consentPaths.attestations, auth: 'any-practitioner' },
    { method: 'POST', path: consentPaths.attestations, auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
