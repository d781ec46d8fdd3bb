import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, moment } from '#server/platform/columns.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const variantId = () =>
  integer()
    .notNull()
    .references(() => variants.id, { onDelete: 'cascade' })

export const wishlistItems = pgTable(
  'wishlist_items',
  { id: identity(), userId: userId(), variantId: variantId(), createdAt: moment().notNull() },
  (t) => [
    uniqueIndex('wishlist_items_once').on(t.userId, t.variantId),
    index('wishlist_items_variant').on(t.variantId),
  ],
)

/** Who wants to be told by mail when a variant is in stock again; gone some days after they were told. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: identity(),
    userId: userId(),
    variantId: variantId(),
    createdAt: moment().notNull(),
    /** A letter was left to the queue. */
    toldAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_requests_once').on(t.userId, t.variantId),
    index('stock_requests_variant').on(t.variantId),
  ],
)
