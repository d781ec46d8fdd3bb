import { sql } from 'drizzle-orm'
import { clients } from '#server/clients/tables.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { basketLines, baskets } from './tables.ts'

type Owner = 'practitionerId' | 'userId'
const ofClientsOf = (owner: Owner) => (userId: number) =>
  sql`${baskets.clientId} IN (SELECT clients.id FROM ${clients} WHERE ${clients[owner]} = ${userId})`
const inBasketsOf = (owner: Owner) => (userId: number) =>
  sql`${basketLines.basketId} IN (SELECT baskets.id FROM ${baskets} JOIN ${clients} ON clients.id = baskets.client_id
    WHERE ${clients[owner]} = ${userId})`

const times = [
  'createdAt',
  'changedAt',
  'sentAt',
  'openedAt',
  'withdrawnAt',
  'orderedAt',
  'expiresAt',
] as const
const basket = {
  given: times,
  sealed: { sealedMessage: 'message' },
  withheld: { id: 'internal', clientId: 'internal', tokenHash: 'secret', sealedToken: 'secret' },
  erasure: { by: 'deletion' },
} as const
const line = {
  given: ['basketId', 'variantId', 'quantity'],
  withheld: { position: 'internal' },
  erasure: { by: 'deletion' },
} as const

/** Concerns a practitioner and their client, as the client's record does: erasing either one deletes it. */
export const basketsPersonalData: readonly PersonalData[] = [
  personal(baskets, { name: 'baskets', rowsOf: ofClientsOf('practitionerId'), ...basket }),
  personal(baskets, { name: 'baskets_by_practitioners', rowsOf: ofClientsOf('userId'), ...basket }),
  personal(basketLines, { name: 'basket_lines', rowsOf: inBasketsOf('practitionerId'), ...line }),
  personal(basketLines, { name: 'basket_lines_by_practitioners', rowsOf: inBasketsOf('userId'), ...line }),
]
