import { z } from 'zod'
import { batchNumberMaximum } from '#domain/catalogue/stock/batches.ts'
import {
  adminStockReasons,
  stockFilters,
  stockMaximum,
  stockNoteMaximum,
  stockReasons,
} from '#domain/catalogue/stock/reasons.ts'
import { contentUnits, productStatuses } from '#domain/catalogue/vocabulary.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

export const StockQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(20),
  filter: z.enum(stockFilters).default('all'),
  /** Words of a product's name, brand, SKU or barcode. */
  query: z.string().trim().max(100).default(''),
})
export type StockQuery = z.infer<typeof StockQuery>

/** Packs of a variant that were made together; `best_before` is a date. */
export const StockBatch = z.strictObject({
  id: Id,
  number: z.string(),
  best_before: z.string(),
  standing: z.enum(['good', 'expiring', 'expired', 'blocked']),
  /** In the warehouse, with those that orders wait for. */
  remaining: z.int().nonnegative(),
  /** Of these, taken out of the stock because it is blocked or expired. */
  withheld: z.int().nonnegative(),
})
export type StockBatch = z.infer<typeof StockBatch>

const StockedBatch = StockBatch.extend({ has_lab_report: z.boolean() })
export type StockedBatch = z.infer<typeof StockedBatch>

export const StockRow = z.strictObject({
  product_variant_id: Id,
  product: z.strictObject({
    id: Id,
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    status: z.enum(productStatuses),
  }),
  sku: z.string(),
  content: z.number().nullable(),
  unit_of_measure: z.enum(contentUnits).nullable(),
  /** What can be bought. */
  stock: z.int().nonnegative(),
  /** Batches with packs left or a laboratory’s report, those that expire first at the beginning. */
  batches: z.array(StockedBatch),
})
export type StockRow = z.infer<typeof StockRow>

const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}
export const StockPage = z.strictObject({
  data: z.array(StockRow),
  ...totals,
  counts: z.record(z.enum(stockFilters), z.int()),
})
export type StockPage = z.infer<typeof StockPage>

export const MovementQuery = z.object({ page: PageText.default(1), limit: LimitText.default(20) })
/** Latest first. */
export const StockMovement = z.strictObject({
  id: Id,
  at: Timestamp,
  change: z.int(),
  stock_after: z.int(),
  reason: z.enum(stockReasons),
  note: z.string().nullable(),
  order: z.strictObject({ id: Id, number: z.string() }).nullable(),
  batch: z.string().nullable(),
  /** The admin who changed it. */
  by: z.string().nullable(),
})
export type StockMovement = z.infer<typeof StockMovement>
export const MovementPage = z.strictObject({ data: z.array(StockMovement), ...totals })
export type MovementPage = z.infer<typeof MovementPage>

/**
 * Needs an `Idempotency-Key`. `seen_stock`: the number the change is based on, of the batch or else of the variant; if
 * it is no longer true, the change is refused.
 */
export const StockChange = z.strictObject({
  reason: z.enum(adminStockReasons),
  difference: z.int().min(-stockMaximum).max(stockMaximum),
  note: z.string().trim().max(stockNoteMaximum).default(''),
  seen_stock: z.int().nonnegative().optional(),
  batch_id: Id.optional(),
  /** For a delivery: a batch that may exist already. */
  new_batch: z
    .strictObject({ number: z.string().trim().min(1).max(batchNumberMaximum), best_before: z.iso.date() })
    .optional(),
})
export type StockChange = z.input<typeof StockChange>
