import type { Language } from '#domain/languages.ts'

/** How popular something is with the readers of one language. */
export type DemandEntry<What> = { language: Language; what: What; score: number }

/** A view a week ago counts half as much as one today. */
export const halfLifeDays = 7
/** Older views hardly count. */
export const demandDays = 4 * halfLifeDays
/** Purchases count more than views. */
export const saleWeight = 20
/** How much other languages' readers count: if few read one's own language, they decide. */
const foreignWeight = 0.1

/** What readers of a language look for, most popular first, with a score. `keyOf` identifies it. */
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

/** Scaled to between 0 and 1, since something ten times as popular is not a ten times better result. */
export function popularityOf<What>(demand: readonly { what: What; score: number }[]): Map<What, number> {
  const most = demand[0]?.score ?? 0
  return new Map(demand.map(({ what, score }) => [what, Math.log1p(score) / Math.log1p(most)]))
}
