import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StockReason } from '#domain/catalogue/stock/reasons.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp as pointInTime } from '#server/platform/columns.ts'
import { products, variants } from '../tables.ts'

/** Packs of a variant that were made together. */
export const stockBatches = pgTable(
  'stock_batches',
  {
    id: identity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    bestBefore: date({ mode: 'string' }).notNull(),
    /** Packs in the warehouse, including those that orders wait for. */
    remaining: integer().notNull().default(0),
    /** Of these, packs taken out of the variant's stock because the batch is blocked or expired. */
    withheld: integer().notNull().default(0),
    blockedAt: pointInTime(),
    createdAt: pointInTime().notNull(),
  },
  (t) => [
    uniqueIndex('stock_batches_number').on(t.variantId, t.number),
    index('stock_batches_best_before').on(t.bestBefore).where(sql`remaining > 0`),
    check('stock_batches_remaining', sql`${t.remaining} >= 0`),
    check('stock_batches_withheld', sql`${t.withheld} between 0 and ${t.remaining}`),
  ],
)

/** What a laboratory found in a batch: a PDF for everybody. A trigger notes each change in `catalogue_changes`. */
export const labReports = pgTable(
  'lab_reports',
  {
    batchId: integer()
      .primaryKey()
      .references(() => stockBatches.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileKey: text().notNull(),
    bytes: integer().notNull(),
    addedAt: pointInTime().notNull(),
  },
  (t) => [index('lab_reports_product').on(t.productId)],
)

/** Every change of a variant's stock, written by a trigger and never changed: their sum is the present stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the history of a deleted variant stays. */
    variantId: integer().notNull(),
    change: integer().notNull(),
    /** The stock after this change. */
    stockAfter: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    /** The order that took or returned it. */
    orderId: integer(),
    /** The admin who changed it; null if the shop did. */
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
    batchId: integer().references(() => stockBatches.id, { onDelete: 'set null' }),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_variant').on(t.variantId, t.id),
    index('stock_movements_order').on(t.orderId),
    index('stock_movements_batch').on(t.batchId),
  ],
)
