import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BeforeBulk } from '#domain/catalogue/bulk-change.ts'
import type { RequiredFact } from '#domain/catalogue/required-facts.ts'
import { products } from '../tables.ts'

/** What the admin's list of products searches and shows, derived from the product each time it is written. */
export const productOverviews = pgTable(
  'product_overviews',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In English, or in the first language it has. */
    name: text().notNull(),
    /** Names in all languages, brand, SKUs and bar codes, in lower case without accents. */
    words: text().notNull(),
    missing: text().array().$type<RequiredFact[]>().notNull(),
  },
  (t) => [index('product_overviews_name').on(t.name, t.productId)],
)

/** Uploaded photos, redrawn in each width; one may no longer be shown. */
export const productImages = pgTable(
  'product_images',
  {
    id: uuid().notNull(),
    width: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileKey: text().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.width] }), index('product_images_product').on(t.productId)],
)

/** One change of several products, kept for a while so that it can be undone. */
export const productBulkChanges = pgTable('product_bulk_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
  /** Each product with its revision after the change, which must still be the present one. */
  products: jsonb().$type<{ id: number; revision: number; before: BeforeBulk }[]>().notNull(),
})
