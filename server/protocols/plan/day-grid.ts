import { timesOfDay } from '#domain/protocols/dose.ts'
import type { Section, Strip } from '#lib/typesetting/typesetting.ts'
import { type Margins, type Sheet, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, serif, textAt } from '#server/platform/pdf/ink.ts'
import { bands, columnsFrom, type Grid, gridRow } from './grid-row.ts'
import { timeSign } from './ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PaperRow, PlanPaper } from './plan-paper.ts'
import { gridFoot } from './sheet-foot.ts'
import { firstLine, practitionerHead } from './sheet-head.ts'
import { titleGroups } from './title.ts'

const margins: Margins = { top: 40, side: 52, bottom: 36 }

/** What to take when, in columns, so that a black-and-white print is readable too. */
export function dayGrid(layout: PlanLayout, paper: PlanPaper): Sheet {
  const width = widthOf(margins)
  const grid: Grid = { left: margins.side, width, column: 96 }
  const section: Section = { tag: 'Table', head: gridHead(layout, grid), after: 0 }
  const foot = gridFoot(layout, paper, margins)
  const nameStyle = serif(18, 500)
  const headOf = (isFirst: boolean) => practitionerHead(layout, paper, margins, isFirst)
  return {
    margins,
    groups: [
      ...titleGroups(layout, paper, margins),
      ...inOrderOfDay(paper.rows).map((row) => gridRow(layout, paper, row, grid, section)),
    ],
    headHeight: (isFirst) => headOf(isFirst).height + (isFirst ? 23 : 54),
    head: (isFirst) => {
      const { height, ink: above } = headOf(isFirst)
      if (isFirst) return above
      const name = firstLine(layout, paper.name, nameStyle, width)
      const named = textAt(name, nameStyle, { x: margins.side, top: margins.top + height + 16, height: 24 })
      return { ...above, content: [...above.content, { tag: 'P', parts: [named] }] }
    },
    footHeight: foot.height,
    foot: foot.draw,
  }
}

/** By the first intake of the day; lines without a dose come last. */
export function inOrderOfDay(rows: readonly PaperRow[]): PaperRow[] {
  const place = ({ dose }: PaperRow) => (dose ? timesOfDay.indexOf(dose.times[0]!) : timesOfDay.length)
  return rows.toSorted((one, other) => place(one) - place(other))
}

function gridHead({ t, measure }: PlanLayout, grid: Grid): Strip {
  const style = serif(16, 500)
  const columns = timesOfDay.map((time, index) => {
    const words = t(`plan:time.${time}`)
    const size = Math.min(16, (16 * (grid.column - 6)) / measure.widthOf(words, style))
    return { time, words, style: { ...style, size }, left: columnsFrom(grid) + index * grid.column }
  })
  return {
    height: 57,
    draw: (top) => ({
      behind: [
        ...bands(grid, top, 57),
        ...columns.map(({ time, left }) => timeSign(time, left + (grid.column - 19) / 2, top + 8, 19)),
      ],
      content: [
        {
          tag: 'TR',
          parts: [
            {
              tag: 'TH',
              parts: [textAt(t('plan:paper.product'), style, { x: grid.left, top: top + 18, height: 20 })],
            },
            ...columns.map(({ words, style: fitting, left }) => ({
              tag: 'TH' as const,
              parts: [
                textAt(
                  words,
                  { ...fitting, colour: colours.ink },
                  {
                    x: left + (grid.column - measure.widthOf(words, fitting)) / 2,
                    top: top + 29,
                    height: 20,
                  },
                ),
              ],
            })),
          ],
        },
      ],
    }),
  }
}
