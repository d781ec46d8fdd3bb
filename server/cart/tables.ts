import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { timestamp } from '#server/platform/columns.ts'
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
    /** The price when it was added. */
    priceThen: integer(),
    /** The received protocol it was added from. */
    protocolId: integer().references(() => protocols.id, { onDelete: 'set null' }),
    /** The public link it was added through. */
    linkId: integer().references(() => protocolLinks.id, { onDelete: 'set null' }),
    /**
     * The basket it was taken from. Not a foreign key: deleting a client would lock carts after the client, which a
     * checkout locks the other way round.
     */
    basketId: integer(),
    /** The protocol on a practitioner’s page it was added from; not a foreign key, like the basket. */
    publicProtocolId: integer(),
    addedAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.variantId] }),
    index('cart_lines_variant').on(t.variantId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and ${sql.raw(String(cartQuantityMaximum))}`),
  ],
)
