import { sql } from 'drizzle-orm'
import { boolean, char, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** The address book of an account. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text().notNull(),
    street: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    addressRegion: text().notNull(),
    country: char({ length: 2 }).notNull(),
    phone: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp().notNull(),
  },
  (t) => [
    index('addresses_user').on(t.userId),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`is_default`),
  ],
)
