import type { PlanNutrient } from './plan-nutrients.ts'

/** Why a protocol passes limits all the same, and which: those of these nutrients, by their keys. */
export type LimitReason = { reason: string; nutrients: readonly string[] }

/** Of what is above a limit, that for which no reason was given yet. */
export function withoutReason(
  above: readonly PlanNutrient[],
  reasoned: Iterable<string>,
): readonly PlanNutrient[] {
  const known = new Set(reasoned)
  return above.filter(({ key }) => !known.has(key))
}
