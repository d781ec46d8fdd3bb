import { z } from 'zod'
import { supplierFields } from '#domain/catalogue/imports/column-names.ts'
import { type LayoutId, layoutIds } from '#domain/catalogue/imports/layouts.ts'
import { importStatuses, outcomes } from '#domain/catalogue/imports/outcome.ts'
import { rowFilters, supplierMaximum } from '#domain/catalogue/imports/uploads.ts'
import { slugMaximum } from '#domain/slug.ts'
import { isLine } from '#domain/text.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const Column = z.string().max(1000)

/** Whose file it is. */
export const ImportUpload = z.object({
  supplier: z.string().trim().min(1).max(supplierMaximum).refine(isLine),
})
export type ImportUpload = z.infer<typeof ImportUpload>

export const ColumnMapping = z.partialRecord(z.enum(supplierFields), Column)
/** The file's column for each field; fields without one are left out. */
export const ImportCheck = z.strictObject({ mapping: ColumnMapping.default({}) })
export type ImportCheck = z.input<typeof ImportCheck>

/** Which brand of the shop the file's name for one means, by its slug; null for a new brand. */
export const ImportBrandChoice = z.strictObject({
  brand: Column.min(1),
  slug: z.string().max(slugMaximum).nullable(),
})
export type ImportBrandChoice = z.infer<typeof ImportBrandChoice>

const AdminImport = z.strictObject({
  id: Id,
  file_name: z.string(),
  /** Null for files that were imported from the command line, as are the other facts of an upload. */
  supplier: z.string().nullable(),
  layout: z.enum(layoutIds as [LayoutId, ...LayoutId[]]),
  status: z.enum(importStatuses),
  /** Who uploaded it; null if their account is gone. */
  by: z.string().nullable(),
  uploaded_at: Timestamp,
  finished_at: Timestamp.nullable(),
  undone_at: Timestamp.nullable(),
  bytes: z.int().nullable(),
  /** All rows below the header. */
  rows: z.int().nullable(),
  /** The row of the file that the dry run or import has reached. */
  reached: z.int(),
  counts: z.record(z.enum(outcomes), z.int()),
})
export type AdminImport = z.infer<typeof AdminImport>

const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}
export const AdminImportQuery = z.object({ page: PageText.default(1), limit: LimitText.default(20) })
export const AdminImportPage = z.strictObject({
  data: z.array(AdminImport),
  /** Of earlier files. */
  suppliers: z.array(z.string()),
  ...totals,
})
export type AdminImportPage = z.infer<typeof AdminImportPage>

export const AdminImportDetail = AdminImport.extend({
  columns: z.array(z.strictObject({ name: z.string(), example: z.string() })),
  /** Guessed from the columns and the supplier's earlier files until it is confirmed; null if the layout is known. */
  mapping: ColumnMapping.nullable(),
  /** Of the refused rows, those that wait for the choice of a brand. */
  undecided: z.int(),
  /** Rows that are imported, with remarks. */
  noted: z.int(),
  /** Products that undoing left, since somebody changed them later. */
  kept: z.array(z.strictObject({ id: Id, name: z.string() })),
})
export type AdminImportDetail = z.infer<typeof AdminImportDetail>

export const ImportRowQuery = z.object({
  filter: z.enum(rowFilters).default('refused'),
  page: PageText.default(1),
  limit: LimitText.default(50),
})
export const ImportRow = z.strictObject({
  id: Id,
  /** As in a spreadsheet: the header is row 1. */
  number: z.int(),
  last_number: z.int(),
  /** The SKU, barcode or name. */
  article: z.string(),
  outcome: z.enum(outcomes),
  /** The column of the file that the problem is in. */
  column: z.string().nullable(),
  /** What is wrong, and what to do about it. */
  problem: z.string().nullable(),
  advice: z.string().nullable(),
  notes: z.array(z.string()),
  /** A brand that the shop does not know, and the one that it may mean. */
  brand_choice: z
    .strictObject({ brand: z.string(), known: z.strictObject({ slug: z.string(), name: z.string() }) })
    .nullable(),
  /** The fields that differ. */
  changed: z.array(z.string()),
  /** A product that exists. */
  product_id: Id.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportRowPage = z.strictObject({ data: z.array(ImportRow), ...totals })
export type ImportRowPage = z.infer<typeof ImportRowPage>
