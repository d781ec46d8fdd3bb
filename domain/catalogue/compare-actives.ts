import type { Substance } from '../protocols/facts.ts'
import { activeKey, dailyActivesOf } from '../protocols/substitutes/actives.ts'
import type { AmountUnit } from './vocabulary.ts'

/** A line of a label, with the percentage of the reference intake printed there. */
export type ComparedLine = Substance & { nrvPercent: number | null }

/** What a daily portion contains of an active. No amount if the label prints none. */
export type DailyActive = { amount: number | null; unit: AmountUnit | null; nrvPercent: number | null }

/** An active of at least one product; null where a product lacks it. */
export type ComparedActive = { name: string; amounts: (DailyActive | null)[] }

/** The actives of all products in the same units: those that most products have come first, then as on the labels. */
export function compareActives(labels: readonly (readonly ComparedLine[])[]): ComparedActive[] {
  const columns = labels.map((lines) => Map.groupBy(lines, activeKey))
  const keys = new Set(columns.flatMap((column) => [...column.keys()]))
  return [...keys]
    .map((key) => {
      const lines = columns.map((column) => column.get(key))
      return {
        name: lines.find((same) => same !== undefined)![0]!.name,
        amounts: lines.map((same) => (same?.length ? dailyActive(same) : null)),
      }
    })
    .sort((one, other) => productsWith(other) - productsWith(one))
}

function productsWith({ amounts }: ComparedActive): number {
  return amounts.filter((amount) => amount !== null).length
}

function dailyActive(lines: readonly ComparedLine[]): DailyActive {
  const [active] = dailyActivesOf(lines)
  const percentages = lines.map(({ nrvPercent }) => nrvPercent)
  return {
    amount: active?.perUnit ?? null,
    unit: active?.unit ?? null,
    nrvPercent: percentages.includes(null)
      ? null
      : percentages.reduce((sum: number, each) => sum + (each ?? 0), 0),
  }
}
