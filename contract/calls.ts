import type { Auth } from '#domain/accounts/auth.ts'
import { accountCalls } from './account-paths.ts'
import { adminImportCalls } from './admin-import-paths.ts'
import { adminCalls } from './admin-paths.ts'
import { adminProductCalls } from './admin-product-paths.ts'
import { basketCalls } from './basket-paths.ts'
import { cartCalls } from './cart-paths.ts'
import { catalogueCalls } from './catalogue-paths.ts'
import { claimCalls } from './claim-paths.ts'
import { clientDayCalls } from './client-day-paths.ts'
import { commissionCalls } from './commission-paths.ts'
import { consentCalls } from './consent-paths.ts'
import { contentCalls } from './content-paths.ts'
import type { Declaration } from './declaration.ts'
import { emailChoiceCalls } from './email-choice-paths.ts'
import { marketingCalls } from './marketing-paths.ts'
import { messageCalls } from './message-paths.ts'
import { orderCalls } from './order-paths.ts'
import { payoutCalls } from './payout-paths.ts'
import { practiceCalls } from './practice-paths.ts'
import { protocolCalls } from './protocol-paths.ts'
import { publicProtocolCalls } from './public-protocol-paths.ts'
import { questionCalls } from './question-paths.ts'
import { reactionCalls } from './reaction-paths.ts'
import { recallCalls } from './recall-paths.ts'
import { regionCalls } from './region-paths.ts'
import { reminderCalls } from './reminder-paths.ts'
import { renewalCalls } from './renewal-paths.ts'
import { restrictionCalls } from './restriction-paths.ts'
import { searchCalls } from './search-paths.ts'
import { stockCalls } from './stock-paths.ts'
import { storeCalls } from './storefront-paths.ts'
import { substituteCalls } from './substitute-paths.ts'
import { taxonomyCalls } from './taxonomy-paths.ts'

/**
 * Every call of the API, and who may make it. The browser imports only the types below, so none of this is shipped to
 * it.
 */
export const calls = [
  ...accountCalls(),
  ...adminCalls(),
  ...adminImportCalls(),
  ...adminProductCalls(),
  ...basketCalls(),
  ...cartCalls(),
  ...catalogueCalls(),
  ...claimCalls(),
  ...commissionCalls(),
  ...clientDayCalls(),
  ...consentCalls(),
  ...contentCalls(),
  ...emailChoiceCalls(),
  ...marketingCalls(),
  ...messageCalls(),
  ...orderCalls(),
  ...payoutCalls(),
  ...practiceCalls(),
  ...protocolCalls(),
  ...questionCalls(),
  ...reactionCalls(),
  ...recallCalls(),
  ...publicProtocolCalls(),
  ...regionCalls(),
  ...reminderCalls(),
  ...renewalCalls(),
  ...restrictionCalls(),
  ...searchCalls(),
  ...stockCalls(),
  ...storeCalls(),
  ...substituteCalls(),
  ...taxonomyCalls(),
] as const

type Call<A extends Auth> = Extract<(typeof calls)[number], { auth: A }>
type MayHaveQuery = { method: 'GET' | 'POST' }
/** With a query string for the other calls as well, the union would be too long for the type checker. */
type PathOf<C extends Declaration> = C['path'] | `${Extract<C, MayHaveQuery>['path']}?${string}`

/** Paths that the API client accepts. */
export type ApiPath = PathOf<Call<Auth>>
/** Paths that may also be called without signing in. */
export type OpenPath = PathOf<Call<'public' | 'optional'>>
/** Paths whose response depends on whether the caller is signed in. */
export type OptionalPath = PathOf<Call<'optional'>>
