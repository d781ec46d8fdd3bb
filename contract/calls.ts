import type { Auth } from '#domain/accounts/auth.ts'
import { accountCalls } from './account-paths.ts'
import { adminCalls } from './admin-paths.ts'
import { cartCalls } from './cart-paths.ts'
import { catalogueCalls } from './catalogue-paths.ts'
import { orderCalls } from './order-paths.ts'
import { protocolCalls } from './protocol-paths.ts'
import { regionCalls } from './region-paths.ts'
import { searchCalls } from './search-paths.ts'

/** Every call of the API, and who may make it. The browser imports no more than the types below: none of it comes to a page. */
export const calls = [
  ...accountCalls(),
  ...adminCalls(),
  ...cartCalls(),
  ...catalogueCalls(),
  ...orderCalls(),
  ...protocolCalls(),
  ...regionCalls(),
  ...searchCalls(),
] as const

type Path<A extends Auth> = Extract<(typeof calls)[number], { auth: A }>['path']
type WithQuery<P extends string> = P | `${P}?${string}`

/** Where a call may go. */
export type ApiPath = WithQuery<Path<Auth>>
/** Where a visitor's call may go, too. */
export type OpenPath = WithQuery<Path<'public' | 'optional'>>
/** Where a person is answered otherwise than a visitor. */
export type OptionalPath = WithQuery<Path<'optional'>>
