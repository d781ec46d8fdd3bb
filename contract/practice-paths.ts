import type { Declaration } from './declaration.ts'

type Id = number | ':id'
const practitioners = '/v2/account/practitioners'
const clients = `${practitioners}/clients` as const

/** A practitioner's clients. POST on `clients` is the search while sharing, in the paths of protocols. */
export const practicePaths = {
  /** The beginning of every path of a practitioner. */
  all: practitioners,
  attention: `${practitioners}/attention`,
  clients,
  invite: `${clients}/create`,
  clientsImport: `${clients}/import`,
  clientImport: (id: Id) => `${clients}/import/${id}` as const,
  clientsFile: `${clients}/export`,
  health: (id: Id) => `${clients}/${id}/health` as const,
  /** For the client: what their practitioners recorded. */
  ownHealth: '/v2/account/clients/health',
  client: (id: Id) => `${clients}/${id}` as const,
} as const

/** Who may make which call. */
export const practiceCalls = () =>
  [
    { method: 'GET', path: practicePaths.attention, auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.clients, auth: 'any-practitioner' },
    { method: 'POST', path: practicePaths.invite, auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.clientsImport, auth: 'any-practitioner' },
    { method: 'POST', path: practicePaths.clientsImport, auth: 'any-practitioner' },
    { method: 'DELETE', path: practicePaths.clientImport(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.clientsFile, auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.client(':id'), auth: 'any-practitioner' },
    { method: 'PUT', path: practicePaths.client(':id'), auth: 'any-practitioner' },
    { method: 'DELETE', path: practicePaths.client(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.health(':id'), auth: 'any-practitioner' },
    { method: 'PUT', path: practicePaths.health(':id'), auth: 'any-practitioner' },
    { method: 'DELETE', path: practicePaths.health(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: practicePaths.ownHealth, auth: 'client' },
  ] as const satisfies readonly Declaration[]
