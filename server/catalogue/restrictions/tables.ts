import { char, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { BlockReason, DecidedState } from '#domain/catalogue/restrictions/country-states.ts'
import { users } from '#server/accounts/tables.ts'
import { products } from '../tables.ts'

/** What admins decided on where a product may be sold; a trigger notes each change in `catalogue_changes`. */
export const productCountries = pgTable(
  'product_countries',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** ISO 3166-1 alpha-2. */
    country: char({ length: 2 }).notNull(),
    state: text().$type<DecidedState>().notNull(),
    /** Of a notification to the authorities. */
    number: text(),
    reason: text().$type<BlockReason>(),
    /** For other admins. */
    note: text().notNull().default(''),
    source: text(),
    since: date({ mode: 'string' }),
    /** Keys of the rules that concerned the product then. */
    rules: text().array().notNull(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.country] })],
)
