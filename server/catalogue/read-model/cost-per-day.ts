import type { Minor } from '#domain/money.ts'
import { supplyOf } from '#domain/protocols/supply.ts'
import type { Entry, VariantEntry } from './entry.ts'

/** At the label's daily portion, rounded as it is shown; null if label or contents do not tell. */
export function costPerDay(
  { portion, portionsPerPack, variants }: Pick<Entry, 'portion' | 'portionsPerPack' | 'variants'>,
  { content, price }: Pick<VariantEntry, 'content' | 'price'>,
): Minor | null {
  const { costPerDay: cost } = supplyOf({
    dose: null,
    content,
    labelContent: variants[0]?.content ?? null,
    quantity: 1,
    facts: { portion, portionsPerPack },
    price,
  })
  return cost === null ? null : Math.round(cost)
}
