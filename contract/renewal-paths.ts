import type { Declaration } from './declaration.ts'

type Id = number | ':id'
const renewals = '/v2/account/practitioners/renewals'

/** What a practitioner's clients should order again. Ids are those of shares. */
export const renewalPaths = {
  list: renewals,
  /** To all who need it. */
  emails: `${renewals}/emails`,
  one: (id: Id) => `${renewals}/${id}` as const,
  email: (id: Id) => `${renewals}/${id}/email` as const,
  emailPreview: (id: Id) => `${renewals}/${id}/email/preview` as const,
} as const

/** Who may make which call. */
export const renewalCalls = () =>
  [
    { method: 'GET', path: renewalPaths.list, auth: 'any-practitioner' },
    { method: 'GET', path: renewalPaths.emails, auth: 'any-practitioner' },
    { method: 'POST', path: renewalPaths.emails, auth: 'any-practitioner' },
    { method: 'PUT', path: renewalPaths.one(':id'), auth: 'any-practitioner' },
    { method: 'POST', path: renewalPaths.email(':id'), auth: 'any-practitioner' },
    { method: 'POST', path: renewalPaths.emailPreview(':id'), auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
