import { timesOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import { plateColours } from '#lib/pack-drawing/pack-drawing.ts'
import type { Box, Decor, Group, Section, Strip, Style, Tagged, Text } from '#lib/typesetting/typesetting.ts'
import { colours, leading, rule, sans, serif, textAt } from '#server/platform/pdf/ink.ts'
import { otherLanguage, timeColours } from './ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PaperRow, PlanPaper } from './plan-paper.ts'

/** Horizontal positions of the columns. */
export type Grid = { left: number; width: number; column: number }

const thumb = { width: 38, height: 42 }
const indent = 50
const padding = 6
/** A longer note goes below its product, across the full width. */
const linesBeside = 4

export const columnsFrom = ({ left, width, column }: Grid): number =>
  left + width - column * timesOfDay.length

export function bands(grid: Grid, top: number, height: number): Box[] {
  return timesOfDay.map((time, index) =>
    rule(columnsFrom(grid) + index * grid.column + 1, top, grid.column - 1, timeColours[time], height),
  )
}

/** A product with its packs and note, and what to take when. */
export function gridRow(
  layout: PlanLayout,
  paper: PlanPaper,
  row: PaperRow,
  grid: Grid,
  section: Section,
): Group {
  const noteStyle = sans(12, 400, colours.ink2)
  const noteHeight = leading(paper.language, 16)
  const textWidth = columnsFrom(grid) - grid.left - indent - padding
  const note = (width: number) => layout.measure.linesOf(row.note ?? '', noteStyle, width - 9)
  const beside = note(textWidth)
  const isShort = beside.length <= linesBeside
  const main = mainStrip(layout, paper, row, grid, isShort ? beside : [])
  if (isShort) return { section, strips: [main] }
  const below = note(grid.width - indent).filter(Boolean)
  return {
    section,
    strips: [main, ...below.map((line, index) => noteStrip(line, index === below.length - 1))],
  }

  function noteStrip(line: string, isLast: boolean): Strip {
    const x = grid.left + indent
    return {
      height: noteHeight + (isLast ? padding + 3 : 0),
      draw: (top) => ({
        behind: [
          rule(x, top, 2, colours.verbena, noteHeight),
          ...(isLast ? [rule(grid.left, top + noteHeight + padding + 2, grid.width, colours.line2)] : []),
        ],
        content: [tableRow([textAt(line, noteStyle, { x: x + 9, top, height: noteHeight })])],
      }),
    }
  }
}

const tableRow = (...cells: (Text | Tagged)[][]): Tagged => ({
  tag: 'TR',
  parts: cells.map((parts) => ({ tag: 'TD', parts })),
})

function mainStrip(layout: PlanLayout, paper: PlanPaper, row: PaperRow, grid: Grid, note: string[]): Strip {
  const { measure } = layout
  const product = productLines(layout, paper, row, columnsFrom(grid) - grid.left - indent - padding, note)
  const cells = doseCells(layout, paper, row, grid)
  const textHeight = product.reduce((sum, { height }) => sum + height, 0)
  const inner = Math.max(thumb.height, textHeight, ...cells.map(({ height }) => height))
  const height = inner + 2 * padding + 1
  const hasNoteBelow = Boolean(row.note) && note.length === 0
  return {
    height,
    draw: (top) => {
      const middle = top + padding + inner / 2
      const x = grid.left + indent
      const behind: Decor[] = [
        ...bands(grid, top, height),
        ...plate(row, grid.left, middle - thumb.height / 2, thumb),
      ]
      if (!hasNoteBelow) behind.push(rule(grid.left, top + height - 1, grid.width, colours.line2))
      let at = middle - textHeight / 2
      const texts = product.map(({ text, style, height: line, isNote }) => {
        if (isNote) behind.push(rule(x, at, 2, colours.verbena, line))
        const placed = textAt(text, style, { x: isNote ? x + 9 : x, top: at, height: line })
        at += line
        return placed
      })
      const doses = cells.map(({ lines, height: own, middle: centre }) => {
        let from = middle - own / 2
        return lines.map(({ text, style, height: line }) => {
          const left = centre - measure.widthOf(text, style) / 2
          const placed = textAt(text, style, { x: left, top: from, height: line })
          from += line
          return placed
        })
      })
      const named: Tagged = { tag: 'P', language: otherLanguage(row.language, paper.language), parts: texts }
      return { behind, content: [tableRow([named], ...doses)] }
    },
  }
}

/** The product's picture on its range colour; only the colour if there is no picture. */
export function plate(row: PaperRow, x: number, y: number, size: { width: number; height: number }): Decor[] {
  const ground: Decor = { kind: 'box', x, y, ...size, fill: plateColours[row.range], radius: 2 }
  return row.picture === null ? [ground] : [ground, { kind: 'picture', key: row.picture, x, y, ...size }]
}

type Line = { text: string; style: Style; height: number; isNote?: boolean }

function productLines(
  { measure }: PlanLayout,
  { language }: PlanPaper,
  row: PaperRow,
  width: number,
  note: string[],
): Line[] {
  const name = serif(15, 500)
  const pack = sans(11.5, 400, colours.ink3)
  return [
    ...measure.linesOf(row.name, name, width).map((text) => ({ text, style: name, height: 18 })),
    ...measure.linesOf(row.pack, pack, width).map((text) => ({ text, style: pack, height: 15 })),
    ...note.map((text) => ({
      text,
      style: sans(12, 400, colours.ink2),
      height: leading(language, 16),
      isNote: true,
    })),
  ]
}

type Cell = { lines: Line[]; height: number; middle: number }

function doseCells(
  { t, measure }: PlanLayout,
  { language }: PlanPaper,
  { dose }: PaperRow,
  grid: Grid,
): Cell[] {
  const [bold, small] = [sans(14, 600), sans(11, 400, colours.ink2)]
  const cell = (texts: [string, Style, number][], width: number, middle: number): Cell => {
    const lines = texts.flatMap(([text, style, height]) =>
      measure.linesOf(text, style, width).map((line) => ({ text: line, style, height })),
    )
    return { lines, height: lines.reduce((sum, line) => sum + line.height, 0), middle }
  }
  if (!dose) {
    const width = grid.column * timesOfDay.length
    return [cell([[t('plan:paper.as-label'), small, 16]], width, columnsFrom(grid) + width / 2)]
  }
  const words = { t, language }
  return timesOfDay.map((time, index) => {
    const middle = columnsFrom(grid) + (index + 0.5) * grid.column
    if (!dose.times.includes(time)) return cell([], grid.column, middle)
    const said = doseAmountWords(words, dose)
    const isWide = measure.widthOf(said, bold) > grid.column - 10
    const amount: [string, Style, number] = [isWide ? said.replaceAll('\u00a0', ' ') : said, bold, 18]
    return cell([amount, [doseAtTimeWords(words, time, dose), small, 14]], grid.column - 10, middle)
  })
}
