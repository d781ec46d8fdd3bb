/** Groups of people who have upper levels of their own. */
export const lifeStages = [
  'adult',
  'pregnant',
  'breastfeeding',
  '15-17',
  '11-14',
  '7-10',
  '4-6',
  '1-3',
  'under-1',
] as const
export type LifeStage = (typeof lifeStages)[number]

/** A state that lowers what is safe, whatever the age. */
export const conditions = ['pregnant', 'breastfeeding'] as const
export type Condition = (typeof conditions)[number]

/** The age somebody has at least in this year: before their birthday. */
export function leastAge(yearOfBirth: number, year: number): number {
  return Math.max(0, year - yearOfBirth - 1)
}

/** All groups that a person belongs to; an adult of whom nothing is known is one. */
export function lifeStagesOf(
  { yearOfBirth, condition }: { yearOfBirth: number | null; condition: Condition | null },
  year: number,
): LifeStage[] {
  const byAge = yearOfBirth === null ? 'adult' : stageOfAge(leastAge(yearOfBirth, year))
  if (condition === null) return [byAge]
  return byAge === 'adult' ? [condition] : [condition, byAge]
}

function stageOfAge(age: number): LifeStage {
  const starts: readonly (readonly [number, LifeStage])[] = [
    [18, 'adult'],
    [15, '15-17'],
    [11, '11-14'],
    [7, '7-10'],
    [4, '4-6'],
    [1, '1-3'],
  ]
  return starts.find(([from]) => age >= from)?.[1] ?? 'under-1'
}
