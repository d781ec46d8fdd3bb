import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

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
  { id: identity(), userId: userId(), variantId: variantId(), createdAt: timestamp().notNull() },
  (t) => [
    uniqueIndex('wishlist_items_once').on(t.userId, t.variantId),
    index('wishlist_items_variant').on(t.variantId),
  ],
)
