import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamp } from '../columns.ts'

/** Answers to calls that must not be repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is and for which call: `user:12 POST /v2/storefront/checkout`. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Null for calls that need no account. */
    userId: integer(),
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_user').on(t.userId),
    index('idempotency_keys_created').on(t.createdAt),
  ],
)
