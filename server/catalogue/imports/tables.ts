import { bigserial, char, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { ImportCounts, ImportStatus, Note, Outcome, Reason } from '#domain/catalogue/imports/outcome.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { products } from '../tables.ts'

/** One import of one supplier's file. */
export const imports = pgTable(
  'imports',
  {
    id: serial().primaryKey(),
    fileName: text().notNull(),
    sha256: char({ length: 64 }).notNull(),
    layout: text().notNull(),
    status: text().$type<ImportStatus>().notNull().default('running'),
    counts: jsonb().$type<ImportCounts>().notNull(),
    /** The last row whose batch was committed, after which an interrupted import continues. */
    lastRow: integer().notNull().default(0),
    /** Brands created by this import, which undoing it removes. */
    brandIds: integer().array().notNull().default([]),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('imports_file').on(t.sha256)],
)

export const importRows = pgTable(
  'import_rows',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    rowNumber: integer().notNull(),
    lastRowNumber: integer().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    reason: jsonb().$type<Reason>(),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    changed: text().array().notNull().default([]),
    /** No foreign key: the row stays after its product was deleted. */
    productId: integer(),
    /** The product before the change, for undoing it. */
    before: jsonb().$type<ProductRecord>(),
  },
  (t) => [index('import_rows_import').on(t.importId), index('import_rows_product').on(t.productId)],
)

/** Products that an admin must review before anybody can buy them, and why. */
export const productReviews = pgTable('product_reviews', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  reasons: text().array().notNull(),
})
