import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { cartLines } from './tables.ts'

export const cartPersonalData: readonly PersonalData[] = [
  personal(cartLines, {
    name: 'cart',
    rowsOf: (userId) => eq(cartLines.userId, userId),
    given: ['variantId', 'quantity', 'priceThen', 'protocolId', 'addedAt'],
    withheld: { userId: 'internal', linkId: 'internal', basketId: 'internal', publicProtocolId: 'internal' },
    erasure: { by: 'deletion' },
  }),
]
