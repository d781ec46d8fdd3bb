import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OneTimePurpose } from '#domain/accounts/tokens.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { wordsOf } from '#server/platform/word-search.ts'

/** Everyone who has an account. After erasure an anonymous row remains, since records refer to it. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    userTypeId: smallint().$type<UserTypeId>().notNull(),
    /** As the person typed it; null after erasure. */
    email: text(),
    /** Requested but not confirmed yet. */
    pendingEmail: text(),
    /** Null if there never was one, as after a multipass sign-in. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    language: text().$type<Language>().notNull(),
    country: char({ length: 2 }),
    homeRegion: text().$type<Region>().notNull(),
    phoneCountry: char({ length: 2 }),
    phone: text(),
    street: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    city: text().notNull().default(''),
    addressRegion: text().notNull().default(''),
    termsAcceptedAt: timestamp(),
    createdAt: timestamp().notNull(),
    activatedAt: timestamp(),
    deactivatedAt: timestamp(),
    erasedAt: timestamp(),
    passwordChangedAt: timestamp(),
    /** Encrypted. */
    totpSecret: text(),
    totpEnabledAt: timestamp(),
    /** The time step of the last used code, so that no code works twice. */
    totpLastStep: integer(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_words').using('gin', userWords(t)).with({ fastupdate: false }),
    check('users_type', sql`${t.userTypeId} BETWEEN 1 AND 4`),
  ],
)

/** Name and address, as indexed for the search. */
export function userWords(t: Record<'email' | 'firstName' | 'lastName', SQLWrapper>): SQL {
  return wordsOf(sql`${t.firstName} || ' ' || ${t.lastName} || ' ' || coalesce(${t.email}, '')`)
}

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: userId(),
    /** Raised by each refresh; a token carries the generation it was made in. */
    generation: integer().notNull().default(1),
    rotatedAt: timestamp().notNull(),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    revokedAt: timestamp(),
    browser: text(),
    system: text(),
    kind: text().$type<'laptop' | 'mobile'>().notNull(),
    country: char({ length: 2 }),
    /** Of a second factor that is being set up on this device; encrypted. */
    totpSetupSecret: text(),
    totpSetupAt: timestamp(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: identity(),
    userId: userId(),
    purpose: text().$type<OneTimePurpose>().notNull(),
    tokenHash: text().notNull().unique(),
    /** The new address in a change of email. */
    newEmail: text(),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
  },
  (t) => [index('one_time_tokens_user').on(t.userId, t.purpose)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: identity(), userId: userId(), codeHash: text().notNull(), usedAt: timestamp() },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Several are valid at once: the newest one signs, older ones are accepted until their tokens have expired. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb().$type<JsonWebKey>().notNull(),
  /** Encrypted. */
  privateKey: text().notNull(),
  createdAt: timestamp().notNull(),
})

export const usedMultipassTokens = pgTable('used_multipass_tokens', {
  tokenHash: text().primaryKey(),
  expiresAt: timestamp().notNull(),
})
