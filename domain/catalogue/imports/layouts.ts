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
import { readVerbena } from './verbena.ts'
import { verbenaRequiredColumns } from './verbena-columns.ts'

export type Layout = {
  /** A file has this layout if it contains all columns of one of these sets. */
  columns: readonly (readonly string[])[]
  /** Consecutive rows with the same values in these columns are one product. */
  groupBy?: readonly string[]
  read(rows: readonly Cells[], vocabulary: Vocabulary, assumptions: Assumptions): Reading
}

/** All known file layouts, specific ones before general ones. */
export const layouts = {
  verbena: { columns: [verbenaRequiredColumns], groupBy: ['source', 'source_key'], read: readVerbena },
  shopify: { columns: [shopifyColumns], groupBy: ['Handle'], read: readShopify },
  'dsld-overview': { columns: [dsldOverviewColumns], read: readDsldOverview },
  'dsld-other-ingredients': { columns: [dsldOtherIngredientsColumns], read: readDsldOtherIngredients },
  'dsld-companies': { columns: [dsldCompanyColumns], groupBy: ['DSLD ID'], read: readDsldCompanies },
  'dsld-label-facts': { columns: [dsldLabelFactsColumns], read: readDsldLabelFacts },
  'open-food-facts': { columns: [openFoodFactsColumns], read: readOpenFoodFacts },
  'price-list': {
    columns: [
      ['sku', 'price'],
      ['barcode', 'price'],
    ],
    read: readPriceList,
  },
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
