import type { Auth } from '#domain/accounts/auth.ts'

/**
 * A call of the API, and who may make it. Declarations are returned by functions, so that a page which imports only the
 * paths does not bundle them.
 */
export type Declaration = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  auth: Auth
}
