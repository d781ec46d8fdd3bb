import type { Auth } from '#domain/accounts/auth.ts'

/**
 * A call of the API, and who may make it. A feature's declarations are a function's, which a page that imports its paths
 * leaves out.
 */
export type Declaration = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  auth: Auth
}
