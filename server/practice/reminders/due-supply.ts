import type { ClientDay, DaySupply } from '#contract/client-day.ts'
import { dueDays } from '#domain/practice/renewals.ts'

/** What somebody bought before, runs out soon and can be ordered now; nobody is reminded of anything else. */
export function dueSupply({ supply, order }: Pick<ClientDay, 'order' | 'supply'>): DaySupply[] {
  const offered = new Set(order?.lines.map((line) => line.product_variant_id))
  return supply.filter(
    ({ is_bought: isBought, days, reaches_end: reachesEnd, product_variant_id: id }) =>
      isBought && !reachesEnd && days !== null && days <= dueDays && offered.has(id),
  )
}
