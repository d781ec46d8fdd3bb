import { type Reason, reason } from './outcome.ts'
import type { PricePatch, Target, VariantPatch, VariantRecord } from './record.ts'

export type MergedVariant = { variant: VariantRecord; prices?: PricePatch[] }

/**
 * Merges variants by SKU, or by bar code where a price list has only that. None is ever removed, since somebody may
 * have bought it.
 */
export function mergeVariants(
  before: readonly VariantRecord[],
  patches: readonly VariantPatch[],
  target: Target,
): MergedVariant[] | { refused: Reason } {
  const merged: MergedVariant[] = before.map((variant) => ({ variant: { ...variant } }))
  for (const patch of patches) {
    const { prices, ...facts } = patch
    const found = merged.find(({ variant }) =>
      patch.sku === undefined ? variant.barcode === patch.barcode : variant.sku === patch.sku,
    )
    if (found) {
      found.variant = { ...found.variant, ...facts }
      if (prices) found.prices = prices
    } else if (patch.sku === undefined || !('source' in target)) {
      return reason('product-unknown', { key: patch.sku ?? patch.barcode ?? '' })
    } else {
      merged.push({ variant: { ...emptyVariant, ...facts, sku: patch.sku }, ...(prices ? { prices } : {}) })
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
