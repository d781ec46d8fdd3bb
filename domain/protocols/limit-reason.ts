import type { PlanNutrient } from './plan-nutrients.ts'

/** Why a protocol exceeds limits, and which nutrients (by key) the reason covers. */
export type LimitReason = { reason: string; nutrients: readonly string[] }

/** Nutrients above a limit for which no reason has been given yet. */
export function withoutReason(
  above: readonly PlanNutrient[],
  reasoned: Iterable<string>,
): readonly PlanNutrient[] {
  const known = new Set(reasoned)
  return above.filter(({ key }) => !known.has(key))
}
