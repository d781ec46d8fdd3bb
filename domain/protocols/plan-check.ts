import { type UpperLevel, upperLevels } from '../reference/upper-levels.ts'
import { type PlanLine, readLine, type Uncounted } from './daily-amounts.ts'
import { nutrientsOf, type PlanNutrient } from './plan-nutrients.ts'
import { allergensOf, type ContainedAllergen, type Duplicate, duplicatesOf } from './plan-overlaps.ts'

export type { ContainedAllergen, Duplicate, PlanLine, PlanNutrient, Uncounted }

export type PlanCheck = {
  /** Those above a limit first, then by their share of it. */
  nutrients: PlanNutrient[]
  /** The ones whose `above` is not null. */
  above: PlanNutrient[]
  duplicates: Duplicate[]
  allergens: ContainedAllergen[]
  /** What the sums leave out, and why. */
  uncounted: Uncounted[]
}

/** The daily amounts of a whole protocol, compared with reference intakes and upper levels for adults. */
export function planCheck(
  lines: readonly PlanLine[],
  levels: readonly UpperLevel[] = upperLevels,
): PlanCheck {
  const readings = lines.map((line) => readLine(line, levels))
  const nutrients = nutrientsOf(
    readings.flatMap(({ parts }) => parts),
    levels,
  )
  return {
    nutrients,
    above: nutrients.filter(({ above }) => above !== null),
    duplicates: duplicatesOf(lines),
    allergens: allergensOf(lines),
    uncounted: readings.flatMap(({ uncounted }) => uncounted).sort(byNameAndReason),
  }
}

function byNameAndReason(one: Uncounted, other: Uncounted): number {
  const key = ({ name, reason, substances }: Uncounted) => [name, reason, ...substances].join('\n')
  return key(one) < key(other) ? -1 : 1
}
