import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { moment } from '#server/platform/columns.ts'
import { protocolLinks, protocols } from '#server/protocols/tables.ts'

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
    /** What it cost when it was put in. */
    priceThen: integer(),
    /** The received protocol it came from. */
    protocolId: integer().references(() => protocols.id, { onDelete: 'set null' }),
    /** The public link it came through (decision 8). */
    linkId: integer().references(() => protocolLinks.id, { onDelete: 'set null' }),
    addedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.variantId] }),
    index('cart_lines_variant').on(t.variantId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)
