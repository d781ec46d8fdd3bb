import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { products } from '#server/catalogue/tables.ts'

/** How often a product was looked at, by day and language; no person stands in it. */
export const productViews = pgTable(
  'product_views',
  {
    day: date({ mode: 'string' }).notNull(),
    language: text().$type<Language>().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.language, t.productId] })],
)

/** What searches were about, by day and language: something the shop knows by name, never what a person typed. */
export const subjectSearches = pgTable(
  'subject_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    language: text().$type<Language>().notNull(),
    kind: text().$type<'ingredient' | 'brand' | 'term'>().notNull(),
    subjectId: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.language, t.kind, t.subjectId] })],
)
