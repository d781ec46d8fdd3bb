import type { AmountUnit } from '#domain/catalogue/vocabulary.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { ProductFacts, Substance } from '#domain/protocols/facts.ts'
import type { PlanLine } from '#domain/protocols/plan-check.ts'

export function substance(
  key: string | null,
  amount: number | null,
  unit: AmountUnit | null = 'mg',
  form: string | null = null,
  name = key ?? 'Proprietary blend',
): Substance {
  return { key, name, form, amount, unit }
}

/** One capsule in the morning, of a product whose label says one capsule a day. */
export function planLine(
  name: string,
  substances: readonly Substance[],
  { dose = null, ...facts }: Partial<ProductFacts> & { dose?: Dose | null } = {},
): PlanLine {
  const portion = { amount: 1, unit: 'capsule' } as const
  return { name, dose, facts: { portion, portionsPerPack: 60, substances, allergens: [], ...facts } }
}

export function capsules(amount: number, rest: Partial<Dose> = {}): Dose {
  return { amount, unit: 'capsule', times: ['morning'], food: null, days: null, ...rest }
}
