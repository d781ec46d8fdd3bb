import { eq } from 'drizzle-orm'
import { idempotencyKeys } from '#server/platform/idempotency/tables.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { addresses } from './tables.ts'

export const checkoutPersonalData: readonly PersonalData[] = [
  personal(addresses, {
    name: 'addresses',
    rowsOf: (userId) => eq(addresses.userId, userId),
    given: [
      'firstName',
      'lastName',
      'company',
      'street',
      'postalCode',
      'city',
      'addressRegion',
      'country',
      'phone',
      'isDefault',
      'createdAt',
    ],
    withheld: { id: 'internal', userId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(idempotencyKeys, {
    name: 'calls_made_once',
    rowsOf: (userId) => eq(idempotencyKeys.userId, userId),
    given: ['createdAt'],
    withheld: {
      scope: 'internal',
      key: 'internal',
      userId: 'internal',
      requestHash: 'internal',
      answer: 'internal',
    },
    erasure: { by: 'deletion' },
  }),
]
