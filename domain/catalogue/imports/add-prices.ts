import type { PricePatch, PriceRecord, VariantRecord } from './record.ts'

/**
 * Adds to a variant's price history, which is never rewritten: a price that already applies is not added, and if the
 * history has another price at the same time, the old one is kept (`kept`).
 */
export function addPrices(
  variant: VariantRecord,
  patches: readonly PricePatch[],
  now: Date,
): { variant: VariantRecord; kept: boolean } {
  let prices = variant.prices
  let kept = false
  for (const { currency, amountMinor, validFrom } of patches) {
    const timestamp = validFrom ?? now.toISOString()
    const sameTimestamp = prices.find((price) => price.currency === currency && price.validFrom === timestamp)
    if (sameTimestamp) kept ||= sameTimestamp.amountMinor !== amountMinor
    else if (validFrom !== undefined || currentAmount(prices, currency, timestamp) !== amountMinor)
      prices = [...prices, { currency, amountMinor, validFrom: timestamp }].sort(byTimestamp)
  }
  return { variant: { ...variant, prices }, kept }
}

function currentAmount(
  prices: readonly PriceRecord[],
  currency: string,
  timestamp: string,
): number | undefined {
  return prices.filter((price) => price.currency === currency && price.validFrom <= timestamp).at(-1)
    ?.amountMinor
}

function byTimestamp(a: PriceRecord, b: PriceRecord): number {
  return a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : a.currency < b.currency ? -1 : 1
}
