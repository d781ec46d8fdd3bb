import {
  bigint,
  bigserial,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { BrandChoices } from '#domain/catalogue/imports/brand-choice.ts'
import type { ColumnMapping } from '#domain/catalogue/imports/column-mapping.ts'
import type { ImportCounts, ImportStatus, Note, Outcome, Reason } from '#domain/catalogue/imports/outcome.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { users } from '#server/accounts/tables.ts'
import { products } from '../tables.ts'

/** A column of a file as it is written there, with its first value that is not empty. */
export type FileColumn = { name: string; example: string }

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
    undoneAt: timestamp({ withTimezone: true }),
    /** The last of its rows whose products were restored, after which an interrupted undoing continues. */
    undoneRow: bigint({ mode: 'number' }).notNull().default(0),
    /** Products that undoing left as they are, because they were changed later. */
    keptIds: integer().array().notNull().default([]),
    /** The rest is only known of files that were uploaded. */
    fileKey: text(),
    supplier: text(),
    bytes: integer(),
    /** All rows of the file, once they were counted. */
    rows: integer(),
    columns: jsonb().$type<FileColumn[]>(),
    mapping: jsonb().$type<ColumnMapping>(),
    brandChoices: jsonb().$type<BrandChoices>().notNull().default({}),
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('imports_file').on(t.sha256), index('imports_supplier').on(t.supplier)],
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
    /** What the file calls the product: its SKU, barcode or name. */
    article: text().notNull().default(''),
    /** No foreign key: the row stays after its product was deleted. */
    productId: integer(),
    /** The product before the change, for undoing it. */
    before: jsonb().$type<ProductRecord>(),
    /** The product's revision and stock by SKU after its batch, by which later changes are noticed. */
    revision: integer(),
    stockAfter: jsonb().$type<Record<string, number>>(),
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
