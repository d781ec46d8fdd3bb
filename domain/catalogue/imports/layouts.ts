import { guessMapping } from './column-mapping.ts'
import {
  dsldCompanyColumns,
  dsldOtherIngredientsColumns,
  readDsldCompanies,
  readDsldOtherIngredients,
} from './dsld-companions.ts'
import { dsldLabelFactsColumns, readDsldLabelFacts } from './dsld-label-facts.ts'
import { dsldOverviewColumns, readDsldOverview } from './dsld-overview.ts'
import { openFoodFactsColumns, readOpenFoodFacts } from './open-food-facts.ts'
import { readPriceList } from './price-list.ts'
import type { Assumptions, Cells, Reading, Vocabulary } from './record.ts'
import { readShopify, shopifyColumns } from './shopify.ts'
import { readSupplier } from './supplier.ts'
import { readVerbena } from './verbena.ts'
import { verbenaRequiredColumns } from './verbena-columns.ts'

export type Layout = {
  /** A file has this layout if it contains all columns of one of these sets. */
  columns: readonly (readonly string[])[]
  /** Consecutive rows with the same values in these columns are one product. */
  groupBy?: readonly string[]
  /** What names a product in reports: the first of these columns that is not empty. */
  article: readonly string[]
  read(rows: readonly Cells[], vocabulary: Vocabulary, assumptions: Assumptions): Reading
}

/** All known file layouts, specific ones before general ones. */
export const layouts = {
  verbena: {
    columns: [verbenaRequiredColumns],
    groupBy: ['source', 'source_key'],
    article: ['sku', 'source_key', 'name_en'],
    read: readVerbena,
  },
  shopify: {
    columns: [shopifyColumns],
    groupBy: ['Handle'],
    article: ['Variant SKU', 'Handle'],
    read: readShopify,
  },
  'dsld-overview': { columns: [dsldOverviewColumns], article: ['DSLD ID'], read: readDsldOverview },
  'dsld-other-ingredients': {
    columns: [dsldOtherIngredientsColumns],
    article: ['DSLD ID'],
    read: readDsldOtherIngredients,
  },
  'dsld-companies': {
    columns: [dsldCompanyColumns],
    groupBy: ['DSLD ID'],
    article: ['DSLD ID'],
    read: readDsldCompanies,
  },
  'dsld-label-facts': { columns: [dsldLabelFactsColumns], article: ['dsldId'], read: readDsldLabelFacts },
  'open-food-facts': {
    columns: [openFoodFactsColumns],
    article: ['barcode_id', 'product_name'],
    read: readOpenFoodFacts,
  },
  'price-list': {
    columns: [
      ['sku', 'price'],
      ['barcode', 'price'],
    ],
    article: ['sku', 'barcode'],
    read: readPriceList,
  },
  // Columns that an admin has mapped; never recognised by their names.
  supplier: { columns: [], article: ['sku', 'barcode', 'name'], read: readSupplier },
} as const satisfies Record<string, Layout>

export type LayoutId = keyof typeof layouts
export const layoutIds = Object.keys(layouts) as LayoutId[]

export function isLayoutId(text: string): text is LayoutId {
  return Object.hasOwn(layouts, text)
}

export function fits(id: LayoutId, columns: readonly string[]): boolean {
  const layout: Layout = layouts[id]
  return layout.columns.some((needed) => needed.every((column) => columns.includes(column)))
}

/** The layout that matches a file's columns; undefined if there is none. */
export function layoutOf(columns: readonly string[]): LayoutId | undefined {
  return layoutIds.find((id) => fits(id, columns))
}

/** How an uploaded file is read: by its layout, or by a mapping if it is a supplier's own. */
export function layoutOfUpload(columns: readonly string[]): LayoutId {
  const known = layoutOf(columns)
  const hasNames = guessMapping(columns).name !== undefined
  return known === undefined || (known === 'price-list' && hasNames) ? 'supplier' : known
}
