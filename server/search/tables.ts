import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { products } from '#server/catalogue/tables.ts'

/** How often a product was viewed, by day and language, without personal data. */
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

/** How often product pages were viewed on a day of the shop's time zone, in total: kept when the views of each product are deleted. */
export const viewDays = pgTable('view_days', {
  day: date({ mode: 'string' }).primaryKey(),
  count: integer().notNull(),
})

/** What searches were about, by day and language: a name the shop knows, never what a person typed. */
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
