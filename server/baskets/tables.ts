import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** What a practitioner prepares for a client to buy; a draft until it is first sent. */
export const baskets = pgTable(
  'baskets',
  {
    id: identity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** What the practitioner writes to the client. */
    sealedMessage: text(),
    createdAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
    /** The last time it was sent. */
    sentAt: timestamp(),
    openedAt: timestamp(),
    withdrawnAt: timestamp(),
    /** When an order of the client with some of it was first paid. */
    orderedAt: timestamp(),
    expiresAt: timestamp(),
    /** The link is looked up by the hash of its token, and decrypted for emails and for the client. */
    tokenHash: text().unique(),
    sealedToken: text(),
  },
  (t) => [
    index('baskets_client').on(t.clientId, t.id),
    check(
      'baskets_sent',
      sql`num_nulls(${t.sentAt}, ${t.expiresAt}, ${t.tokenHash}, ${t.sealedToken}) in (0, 4)`,
    ),
    check(
      'baskets_draft',
      sql`${t.sentAt} is not null or num_nonnulls(${t.openedAt}, ${t.withdrawnAt}, ${t.orderedAt}) = 0`,
    ),
  ],
)

export const basketLines = pgTable(
  'basket_lines',
  {
    basketId: integer()
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Number of packs. */
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('basket_lines_variant').on(t.variantId),
    check('basket_lines_quantity', sql`${t.quantity} between 1 and ${sql.raw(String(cartQuantityMaximum))}`),
  ],
)
