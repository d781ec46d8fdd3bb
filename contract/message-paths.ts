import type { Declaration } from './declaration.ts'

const contact = '/v2/storefront/contact'
const admin = '/v2/admin/messages'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const messagePaths = {
  send: contact,
  /** What a form has to show that it was filled in by a person. */
  form: `${contact}/form`,
  admin,
  adminOne: (id: Id) => `${admin}/${id}` as const,
  answer: (id: Id) => `${admin}/${id}/answer` as const,
  close: (id: Id) => `${admin}/${id}/close` as const,
} as const

/** Who may make which call. */
export const messageCalls = () =>
  [
    { method: 'GET', path: messagePaths.form, auth: 'public' },
    { method: 'POST', path: messagePaths.send, auth: 'optional' },
    { method: 'GET', path: messagePaths.admin, auth: 'admin' },
    { method: 'GET', path: messagePaths.adminOne(':id'), auth: 'admin' },
    { method: 'POST', path: messagePaths.answer(':id'), auth: 'admin' },
    { method: 'POST', path: messagePaths.close(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
