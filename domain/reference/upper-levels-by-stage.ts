import type { LifeStage } from './life-stages.ts'
import { type UpperLevel, upperLevels } from './upper-levels.ts'

type Stage = Exclude<LifeStage, 'adult'>
type Row = {
  substance: string
  /** Tells the two levels of niacin apart. */
  form?: string
  source: string
  amounts: Partial<Record<Stage, number>>
  /** Known from memory only. */
  unverified?: readonly Stage[]
  kind?: UpperLevel['kind']
}

const overview = 'EFSA overview on tolerable upper intake levels, version 4, September 2018, table 1'
const harmonised = 'Harmonised upper levels, Advances in Nutrition 2020 (SCF)'
const memory = 'not compared with its source'
const expecting = (amount: number) => ({ pregnant: amount, breastfeeding: amount })
const children = ['15-17', '11-14', '7-10', '4-6', '1-3'] as const satisfies readonly Stage[]
/** From the oldest to the youngest. */
const byAge = (...amounts: [number, number, number, number, number]) =>
  Object.fromEntries(children.map((stage, at) => [stage, amounts[at]!]))

/** Where pregnancy, breastfeeding or childhood have levels; EFSA and its predecessor SCF. */
const rows: readonly Row[] = [
  {
    substance: 'vitamin_a',
    source: 'EFSA Journal 2024;22:e8814',
    amounts: { ...expecting(3000), '15-17': 2600 },
  },
  {
    substance: 'vitamin_a',
    source: `${harmonised}, 2002; rescaled by EFSA in 2024`,
    amounts: { '11-14': 2000, '7-10': 1500, '4-6': 1100, '1-3': 800 },
  },
  {
    substance: 'vitamin_d',
    source: 'EFSA Journal 2023;21:8145',
    amounts: { ...expecting(100), ...byAge(100, 100, 50, 50, 50) },
  },
  {
    substance: 'vitamin_e',
    source: 'EFSA Journal 2024;22:e8953',
    amounts: { ...expecting(300), ...byAge(260, 220, 160, 120, 100) },
  },
  {
    substance: 'vitamin_b6',
    source: 'EFSA Journal 2023;21:8006',
    amounts: { ...expecting(12), ...byAge(10.7, 8.7, 6.1, 4.5, 3.2) },
  },
  {
    substance: 'folic_acid',
    source: 'EFSA Journal 2023;21:8353',
    amounts: { ...expecting(1000), ...byAge(800, 600, 400, 300, 200), 'under-1': 200 },
  },
  { substance: 'niacin', form: 'nicotinic-acid', source: harmonised, amounts: byAge(8, 6, 4, 3, 2) },
  {
    substance: 'niacin',
    form: 'nicotinamide',
    source: memory,
    amounts: byAge(700, 500, 350, 220, 150),
    unverified: children,
  },
  { substance: 'calcium', source: overview, amounts: expecting(2500) },
  { substance: 'copper', source: overview, amounts: byAge(4, 4, 3, 2, 1) },
  {
    substance: 'iodine',
    source: overview,
    amounts: { ...expecting(600), ...byAge(500, 450, 300, 250, 200) },
  },
  {
    substance: 'molybdenum',
    source: overview,
    amounts: { ...expecting(600), ...byAge(500, 400, 250, 200, 100) },
  },
  { substance: 'boron', source: overview, amounts: { ...expecting(10), ...byAge(9, 7, 5, 4, 3) } },
  { substance: 'selenium', source: 'EFSA Journal 2023;21:7704', amounts: expecting(255) },
  { substance: 'selenium', source: memory, amounts: byAge(230, 180, 130, 95, 70), unverified: children },
  { substance: 'zinc', source: harmonised, amounts: { '15-17': 22, '1-3': 7 } },
  {
    substance: 'zinc',
    source: memory,
    amounts: { '11-14': 18, '7-10': 13, '4-6': 10 },
    unverified: ['11-14', '7-10', '4-6'],
  },
  {
    substance: 'magnesium',
    source: `${overview}; BfR press release, December 2017`,
    amounts: { ...expecting(250), '15-17': 250, '11-14': 250, '7-10': 250, '4-6': 250 },
  },
  {
    substance: 'iron',
    source: 'EFSA news, 12 June 2024',
    amounts: { ...expecting(40), ...byAge(35, 30, 20, 15, 10) },
  },
  { substance: 'manganese', source: 'EFSA Journal 2023;21:e8413', amounts: expecting(8) },
  {
    substance: 'fluoride',
    source: 'Latvian BIOR institute, 25 July 2025',
    amounts: { pregnant: 3.3, '15-17': 3.3, '11-14': 3.3 },
  },
  {
    substance: 'fluoride',
    source: 'Latvian BIOR institute, 25 July 2025',
    amounts: { '1-3': 1.6, 'under-1': 1 },
    kind: 'upper level',
  },
]

/** The levels for all these groups; where a person is in two, the check takes the one exceeded most. */
export function levelsFor(stages: readonly LifeStage[]): UpperLevel[] {
  return stages.flatMap((stage) => (stage === 'adult' ? [...upperLevels] : levelsOf(stage)))
}

function levelsOf(stage: Stage): UpperLevel[] {
  return rows.flatMap(({ substance, form, source, amounts, unverified = [], kind }) => {
    const amount = amounts[stage]
    const adult = upperLevels.find(
      (level) => level.substance === substance && (form === undefined || level.forms?.includes(form)),
    )
    if (amount === undefined || !adult) return []
    return [{ ...adult, amount, source, verified: !unverified.includes(stage), kind: kind ?? adult.kind }]
  })
}
