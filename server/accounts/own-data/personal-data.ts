import { eq } from 'drizzle-orm'
import { fallbackLanguage } from '#domain/languages.ts'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
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
    withheld: {
      id: 'internal',
      userId: 'internal',
      generation: 'internal',
      rotatedAt: 'internal',
      totpSetupSecret: 'secret',
      totpSetupAt: 'internal',
    },
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

/** Erased last: the account comes after everything that belongs to it. */
export const accountsPersonalData: readonly PersonalData[] = [...ways, account]
