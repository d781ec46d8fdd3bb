import type { Box, Group, Section, Strip, Tagged } from '#lib/typesetting/typesetting.ts'
import type { Layout } from '#server/platform/pdf/ink.ts'
import { colours, rule, sans, serif, textsAt } from '#server/platform/pdf/ink.ts'
import { type Place, textEndingAt } from './order-head.ts'
import type { OrderPaper, PaperRow } from './order-paper.ts'

const headStyle = sans(13, 600, colours.ink2)
const cellStyle = sans(14)
const lastStyle = sans(14, 600)
const nameStyle = serif(15, 500)
const noteStyle = sans(12, 400, colours.ink3)
const tick = { size: 18, indent: 34 }
const padding = 12
/** Space between columns, and when they are many and wide. */
const gaps = [28, 14] as const
const narrowestText = 180

type Columns = { textLeft: number; textWidth: number; rights: readonly number[] }

export function tableGroups(layout: Layout, paper: OrderPaper, place: Place): Group[] {
  const columns = columnsOf(layout, paper, place)
  const head = headStrip(layout, paper.columns, columns, place)
  const section: Section = { tag: 'Table', head, after: 26 }
  return paper.rows.map((row) => ({
    section,
    strips: [rowStrip(layout, row, columns, place, paper.hasTicks)],
  }))
}

/** Each column of numbers is as wide as its widest entry; the description gets the rest. */
function columnsOf({ measure }: Layout, paper: OrderPaper, { left, width }: Place): Columns {
  const widths = paper.columns
    .slice(1)
    .map((label, index) =>
      Math.max(
        measure.widthOf(label, headStyle),
        ...paper.rows.map(({ cells }) => measure.widthOf(cells[index] ?? '', lastStyle)),
      ),
    )
  const indent = paper.hasTicks ? tick.indent : 0
  const figures = widths.reduce((sum, each) => sum + each, 0)
  const textWidth = (gap: number) => width - indent - figures - gap * widths.length
  const gap = gaps.find((each) => textWidth(each) >= narrowestText) ?? gaps[1]
  const rights = widths.map(
    (_, index) => left + width - widths.slice(index + 1).reduce((sum, each) => sum + each + gap, 0),
  )
  return { textLeft: left + indent, textWidth: Math.max(80, textWidth(gap)), rights }
}

function headStrip(
  layout: Layout,
  labels: readonly string[],
  columns: Columns,
  { left, width }: Place,
): Strip {
  const [first = '', ...others] = labels
  return {
    height: 35,
    draw: (top) => ({
      behind: [rule(left, top + 34, width, colours.line2)],
      content: [
        {
          tag: 'TR',
          parts: [
            { tag: 'TH', parts: textsAt([first], headStyle, { x: columns.textLeft, top, height: 20 }) },
            ...others.map(
              (label, index): Tagged => ({
                tag: 'TH',
                parts: [
                  textEndingAt(layout, label, headStyle, { right: columns.rights[index]!, top, height: 20 }),
                ],
              }),
            ),
          ],
        },
      ],
    }),
  }
}

function rowStrip(layout: Layout, row: PaperRow, columns: Columns, place: Place, hasTick: boolean): Strip {
  const { measure } = layout
  const isProduct = row.note !== ''
  const names = measure.linesOf(row.name, isProduct ? nameStyle : cellStyle, columns.textWidth)
  const notes = measure.linesOf(row.note, noteStyle, columns.textWidth)
  const content = 20 * names.length + 18 * notes.length
  const height = content + 2 * padding + 1
  const box = (top: number): Box => ({
    kind: 'box',
    x: place.left,
    y: top + (height - tick.size) / 2,
    width: tick.size,
    height: tick.size,
    stroke: colours.field,
    line: 1.5,
    radius: 2,
  })
  return {
    height,
    draw: (top) => ({
      behind: [
        rule(place.left, top + height - 1, place.width, colours.line2),
        ...(hasTick ? [box(top)] : []),
      ],
      content: [
        {
          tag: 'TR',
          parts: [
            {
              tag: 'TD',
              parts: [
                ...textsAt(names, isProduct ? nameStyle : cellStyle, {
                  x: columns.textLeft,
                  top: top + padding,
                  height: 20,
                }),
                ...textsAt(notes, noteStyle, {
                  x: columns.textLeft,
                  top: top + padding + 20 * names.length + 1,
                  height: 18,
                }),
              ],
            },
            ...row.cells.map((text, index): Tagged => {
              const style = index === row.cells.length - 1 ? lastStyle : cellStyle
              const at = { right: columns.rights[index]!, top, height: height - 1 }
              return { tag: 'TD', parts: text ? [textEndingAt(layout, text, style, at)] : [] }
            }),
          ],
        },
      ],
    }),
  }
}
