import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

const admin = '/v2/admin/questions'
const practitioner = '/v2/account/practitioners/questions'
type Id = number | ':id'

/** Paths of the calls, without the /api prefix. */
export const questionPaths = {
  ofProduct: (slug: string) => `/v2/storefront/products/${pathText(slug)}/questions` as const,
  ask: '/v2/account/questions',
  unanswered: practitioner,
  published: `${practitioner}/published`,
  answer: (id: Id) => `${practitioner}/${id}/answers` as const,
  admin,
  adminQuestion: (id: Id) => `${admin}/${id}` as const,
  adminAnswer: (id: Id) => `/v2/admin/answers/${id}` as const,
  decideQuestion: (id: Id) => `${admin}/${id}/decision` as const,
  decideAnswer: (id: Id) => `/v2/admin/answers/${id}/decision` as const,
} as const

/** Who may make which call. */
export const questionCalls = () =>
  [
    { method: 'GET', path: questionPaths.ofProduct(':slug'), auth: 'public' },
    { method: 'POST', path: questionPaths.ask, auth: 'client' },
    { method: 'GET', path: questionPaths.unanswered, auth: 'any-practitioner' },
    { method: 'GET', path: questionPaths.published, auth: 'any-practitioner' },
    { method: 'POST', path: questionPaths.answer(':id'), auth: 'any-practitioner' },
    { method: 'DELETE', path: questionPaths.answer(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: questionPaths.admin, auth: 'admin' },
    { method: 'DELETE', path: questionPaths.adminQuestion(':id'), auth: 'admin' },
    { method: 'DELETE', path: questionPaths.adminAnswer(':id'), auth: 'admin' },
    { method: 'POST', path: questionPaths.decideQuestion(':id'), auth: 'admin' },
    { method: 'POST', path: questionPaths.decideAnswer(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
