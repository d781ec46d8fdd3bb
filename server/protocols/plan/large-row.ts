import type { TimeOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import type { Decor, Group, Section, Strip } from '#lib/typesetting/typesetting.ts'
import { type Margins, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, leading, rule, sans, serif, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import { plate } from './grid-row.ts'
import { otherLanguage } from './ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PaperRow, PlanPaper } from './plan-paper.ts'

const thumb = { width: 56, height: 62 }
const padding = 12
const inset = 22
const box = 26
const gap = 20
const whenWidth = 160
const textLeft = inset + box + gap + thumb.width + gap

type RowOptions = { time: TimeOfDay | null; section: Section; margins: Margins }

/** A box to tick, the pack, what to take and when. */
export function largeRow(
  layout: PlanLayout,
  paper: PlanPaper,
  row: PaperRow,
  { time, section, margins }: RowOptions,
): Group {
  const noteStyle = sans(18)
  const noteHeight = leading(paper.language, 25)
  const width = widthOf(margins)
  const x = margins.side + inset
  const note = layout.measure.linesOf(row.note ?? '', noteStyle, width - 2 * inset - 14).filter(Boolean)
  const notes = note.map(
    (line, index): Strip => ({
      height: noteHeight + (index === note.length - 1 ? padding : 0),
      draw: (top) => ({
        behind: [rule(x, top, 3, colours.verbena, noteHeight)],
        content: [{ tag: 'P', parts: [textAt(line, noteStyle, { x: x + 14, top, height: noteHeight })] }],
      }),
    }),
  )
  return { section, strips: [mainStrip(layout, paper, row, { time, section, margins }), ...notes] }
}

function mainStrip(
  { t, measure }: PlanLayout,
  { language }: PlanPaper,
  row: PaperRow,
  { time, margins }: RowOptions,
): Strip {
  const [doseStyle, nameStyle, whenStyle] = [sans(24, 700), serif(21, 500), sans(19)]
  const words = { t, language }
  const width = widthOf(margins)
  const textWidth = width - textLeft - inset - whenWidth - gap
  const dose = row.dose ? measure.linesOf(doseAmountWords(words, row.dose), doseStyle, textWidth) : []
  const name = measure.linesOf(row.name, nameStyle, textWidth)
  const when =
    row.dose && time ? measure.linesOf(doseAtTimeWords(words, time, row.dose), whenStyle, whenWidth) : []
  const textHeight = dose.length * 29 + name.length * 26
  const inner = Math.max(thumb.height, textHeight, when.length * 24)
  const right = margins.side + width - inset
  return {
    height: inner + 2 * padding,
    draw: (top) => {
      const middle = top + padding + inner / 2
      const left = margins.side + inset
      const from = middle - textHeight / 2
      const x = margins.side + textLeft
      const behind: Decor[] = [
        rule(margins.side, top, width, colours.field),
        {
          kind: 'box',
          x: left,
          y: middle - box / 2,
          width: box,
          height: box,
          stroke: colours.ink,
          line: 2,
          radius: 4,
        },
        ...plate(row, left + box + gap, middle - thumb.height / 2, thumb),
      ]
      const doseTexts = textsAt(dose, doseStyle, { x, top: from, height: 29 })
      const nameTexts = textsAt(name, nameStyle, { x, top: from + dose.length * 29, height: 26 })
      const whenTexts = when.map((line, index) =>
        textAt(line, whenStyle, {
          x: right - measure.widthOf(line, whenStyle),
          top: middle - when.length * 12 + index * 24,
          height: 24,
        }),
      )
      return {
        behind,
        content: [
          { tag: 'P', parts: doseTexts },
          { tag: 'P', language: otherLanguage(row.language, language), parts: nameTexts },
          { tag: 'P', parts: whenTexts },
        ],
      }
    },
  }
}
