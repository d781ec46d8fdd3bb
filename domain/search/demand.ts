import type { Language } from '#domain/languages.ts'

/** How much something is wanted by the readers of one language. */
export type DemandEntry<What> = { language: Language; what: What; score: number }

/** A look of a week ago says half as much as one of today. */
export const halfLifeDays = 7
/** What is older says next to nothing. */
export const demandDays = 4 * halfLifeDays
/** Who buys says more than who looks. */
export const saleWeight = 20
/** How much readers of other languages count: where few read one's own, they decide. */
const foreignWeight = 0.1

/** What readers of a language want, the most wanted first, and how much. `keyOf` tells what is the same. */
export function demandIn<What>(
  wanted: readonly DemandEntry<What>[],
  reader: Language,
  keyOf: (what: What) => string | number,
): { what: What; score: number }[] {
  const demand = new Map<string | number, { what: What; score: number }>()
  for (const { what, score, language } of wanted) {
    const before = demand.get(keyOf(what))?.score ?? 0
    demand.set(keyOf(what), { what, score: before + score * (language === reader ? 1 : foreignWeight) })
  }
  return [...demand.values()].sort((a, b) => b.score - a.score)
}

/** The same between 0 and 1: what is wanted ten times as much is not a ten times better answer. */
export function popularityOf<What>(demand: readonly { what: What; score: number }[]): Map<What, number> {
  const most = demand[0]?.score ?? 0
  return new Map(demand.map(({ what, score }) => [what, Math.log1p(score) / Math.log1p(most)]))
}
