import { eq } from 'drizzle-orm'
import { fallbackLanguage } from '#domain/languages.ts'
import { adminPersonalData } from '#server/admin/queries/personal-data.ts'
import { cartPersonalData } from '#server/cart/queries/personal-data.ts'
import { checkoutPersonalData } from '#server/checkout/queries/personal-data.ts'
import { clientsPersonalData } from '#server/clients/queries/personal-data.ts'
import { marketingPersonalData } from '#server/marketing/queries.ts'
import { paymentsPersonalData } from '#server/orders/queries/payments-personal-data.ts'
import { ordersPersonalData } from '#server/orders/queries/personal-data.ts'
import { mailPersonalData } from '#server/platform/mail/personal-data.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { practitionersPersonalData } from '#server/practitioners/queries/personal-data.ts'
import { protocolPartsPersonalData, protocolsPersonalData } from '#server/protocols/queries/personal-data.ts'
import { wishlistPersonalData } from '#server/wishlist/queries/personal-data.ts'
import { oneTimeTokens, recoveryCodes, sessions, users } from '../tables.ts'

const account = personal(users, {
  name: 'account',
  rowsOf: (userId) => eq(users.id, userId),
  given: [
    'id',
    'userTypeId',
    'email',
    'pendingEmail',
    'firstName',
    'lastName',
    'language',
    'country',
    'homeRegion',
    'phoneCountry',
    'phone',
    'street',
    'postalCode',
    'city',
    'addressRegion',
    'termsAcceptedAt',
    'createdAt',
    'activatedAt',
    'deactivatedAt',
    'erasedAt',
    'passwordChangedAt',
    'totpEnabledAt',
  ],
  withheld: { passwordHash: 'secret', totpSecret: 'secret', totpLastStep: 'internal' },
  erasure: {
    by: 'blanking',
    law: 'Regulation (EU) 2016/679, recital 26: records that must stay point to a row that is nobody’s any more',
    values: (now) => ({
      email: null,
      pendingEmail: null,
      passwordHash: null,
      firstName: '',
      lastName: '',
      language: fallbackLanguage,
      country: null,
      phoneCountry: null,
      phone: null,
      street: '',
      postalCode: '',
      city: '',
      addressRegion: '',
      termsAcceptedAt: null,
      passwordChangedAt: null,
      totpSecret: null,
      totpEnabledAt: null,
      totpLastStep: null,
      erasedAt: now,
    }),
  },
})

const ways = [
  personal(sessions, {
    name: 'sign_ins',
    rowsOf: (userId) => eq(sessions.userId, userId),
    given: ['browser', 'system', 'kind', 'country', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
    withheld: { id: 'internal', userId: 'internal', generation: 'internal', rotatedAt: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(oneTimeTokens, {
    name: 'mailed_links',
    rowsOf: (userId) => eq(oneTimeTokens.userId, userId),
    given: ['purpose', 'newEmail', 'createdAt', 'expiresAt', 'usedAt'],
    withheld: { id: 'internal', userId: 'internal', tokenHash: 'secret' },
    erasure: { by: 'deletion' },
  }),
  personal(recoveryCodes, {
    name: 'recovery_codes',
    rowsOf: (userId) => eq(recoveryCodes.userId, userId),
    given: ['usedAt'],
    withheld: { id: 'internal', userId: 'internal', codeHash: 'secret' },
    erasure: { by: 'deletion' },
  }),
]

/**
 * All that the shop knows of a person, in the order in which it is erased. Whoever shares takes a protocol,
 * then a client, then what hangs on both: in the same order nobody waits in a ring.
 */
export const personalData: readonly PersonalData[] = [
  ...paymentsPersonalData,
  ...ordersPersonalData,
  ...cartPersonalData,
  ...checkoutPersonalData,
  ...wishlistPersonalData,
  ...protocolsPersonalData,
  ...clientsPersonalData,
  ...protocolPartsPersonalData,
  ...practitionersPersonalData,
  ...marketingPersonalData,
  ...adminPersonalData,
  ...mailPersonalData,
  ...ways,
  account,
]
