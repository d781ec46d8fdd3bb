import { sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OneTimePurpose } from '#domain/accounts/tokens.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** Everybody who has an account. After erasure the row stays without anything personal, since records point to it. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    userTypeId: smallint().$type<UserTypeId>().notNull(),
    /** As the person wrote it; null after erasure. */
    email: text(),
    /** Wished for, and not confirmed yet. */
    pendingEmail: text(),
    /** Null: never had one, as after a multipass sign-in. */
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
    /** Sealed. It counts only once `totpEnabledAt` stands. */
    totpSecret: text(),
    totpEnabledAt: timestamp(),
    /** The last time step a code was used in: none works twice. */
    totpLastStep: integer(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    check('users_type', sql`${t.userTypeId} BETWEEN 1 AND 4`),
  ],
)

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
    /** Raised by each refresh; a token carries the one it was made in. */
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
    /** The address that a change of e-mail leads to. */
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

/** Several are valid at once: the newest signs, older ones are still believed until their tokens have run out. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb().$type<JsonWebKey>().notNull(),
  /** Sealed. */
  privateKey: text().notNull(),
  createdAt: timestamp().notNull(),
})

export const usedMultipassTokens = pgTable('used_multipass_tokens', {
  tokenHash: text().primaryKey(),
  expiresAt: timestamp().notNull(),
})
