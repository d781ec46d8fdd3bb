import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** Products and quantities for anyone who has the link; not stored: who saved them, and which protocol they came from. */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: identity(),
    /** The link is looked up by the hash of its token, which is stored nowhere. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('saved_carts_expiry').on(t.expiresAt)],
)

export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    savedCartId: integer()
      .notNull()
      .references(() => savedCarts.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.savedCartId, t.variantId] }),
    index('saved_cart_lines_variant').on(t.variantId),
    check(
      'saved_cart_lines_quantity',
      sql`${t.quantity} between 1 and ${sql.raw(String(cartQuantityMaximum))}`,
    ),
  ],
)
