import { stockFromFile } from '../stock/withholding.ts'
import { type Reason, reason } from './outcome.ts'
import type { PricePatch, Target, VariantPatch, VariantRecord } from './record.ts'

export type MergedVariant = { variant: VariantRecord; prices?: PricePatch[] }
/** `unusable`: packs in the warehouse that may not be sold, by SKU. */
type Merging = { target: Target; unusable: ReadonlyMap<string, number> }

/**
 * Merges variants by SKU, or by bar code where a price list has only that. None is ever removed, since somebody may
 * have bought it.
 */
export function mergeVariants(
  before: readonly VariantRecord[],
  patches: readonly VariantPatch[],
  { target, unusable }: Merging,
): MergedVariant[] | { refused: Reason } {
  const merged: MergedVariant[] = before.map((variant) => ({ variant: { ...variant } }))
  const factsOf = ({ prices: _, stock, ...facts }: VariantPatch, sku: string) =>
    stock === undefined ? facts : { ...facts, stock: stockFromFile(stock, unusable.get(sku) ?? 0) }
  for (const patch of patches) {
    const { prices } = patch
    const found = merged.find(({ variant }) =>
      patch.sku === undefined ? variant.barcode === patch.barcode : variant.sku === patch.sku,
    )
    if (found) {
      found.variant = { ...found.variant, ...factsOf(patch, found.variant.sku) }
      if (prices) found.prices = prices
    } else if (patch.sku === undefined || !('source' in target)) {
      return reason('product-unknown', { key: patch.sku ?? patch.barcode ?? '' })
    } else {
      const variant = { ...emptyVariant, ...factsOf(patch, patch.sku), sku: patch.sku }
      merged.push({ variant, ...(prices ? { prices } : {}) })
    }
  }
  return merged
}

export const emptyVariant: Omit<VariantRecord, 'sku'> = {
  barcode: null,
  contentAmount: null,
  contentUnit: null,
  weightGrams: null,
  stock: 0,
  expectedOn: null,
  prices: [],
}
