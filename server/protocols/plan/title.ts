import type { Group, Section, Strip, Tagged } from '#lib/typesetting/typesetting.ts'
import { type Margins, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, leading, rule, sans, serif, sprig, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PlanPaper } from './plan-paper.ts'

const besideSprig = 112
const proseWidth = 432
const factGap = 36

/** The protocol's name, purpose, recipient, date and version. */
export function titleGroups(layout: PlanLayout, paper: PlanPaper, margins: Margins): Group[] {
  const section: Section = { after: 22 }
  const groups = [
    nameStrip(layout, paper, margins),
    ...proseStrips(layout, paper, margins),
    factsStrip(layout, paper, margins),
  ]
  return groups.map((strip) => ({ section, strips: [strip] }))
}

function nameStrip({ measure }: PlanLayout, { name }: PlanPaper, margins: Margins): Strip {
  const width = widthOf(margins)
  const style = serif(36)
  const lines = measure.linesOf(name, style, width - besideSprig)
  return {
    height: lines.length * 40 + 6,
    draw: (top) => ({
      behind: sprig(margins.side + width - 92, top - 12, 92),
      content: [{ tag: 'H1', parts: textsAt(lines, style, { x: margins.side, top, height: 40 }) }],
    }),
  }
}

/** Line by line, so that a long description can continue on the next page. */
function proseStrips({ measure }: PlanLayout, paper: PlanPaper, { side }: Margins): Strip[] {
  const style = sans(14, 400, colours.ink2)
  const height = leading(paper.language, 21)
  const described = measure.linesOf(paper.description, style, proseWidth).map((line) => ({ line, indent: 0 }))
  const told = measure
    .linesOf(paper.message ?? '', style, proseWidth - 12)
    .map((line) => ({ line, indent: 12 }))
  return [...described, ...told].map(({ line, indent }) => ({
    height,
    draw: (top) => ({
      behind: indent > 0 ? [rule(side, top, 2, colours.verbena, height)] : [],
      content: line ? [{ tag: 'P', parts: [textAt(line, style, { x: side + indent, top, height })] }] : [],
    }),
  }))
}

type Fact = { label: string; lines: string[]; x: number; row: number }

function factsStrip(layout: PlanLayout, paper: PlanPaper, margins: Margins): Strip {
  const { t, measure } = layout
  const [small, bold] = [sans(12, 400, colours.ink3), sans(14, 600)]
  const width = widthOf(margins) - besideSprig
  const facts: Fact[] = []
  let [x, row] = [0, 0]
  for (const [label, value] of [
    [t('plan:paper.for'), paper.client],
    [t('plan:paper.made-on'), paper.madeOn],
    [t('plan:paper.version'), paper.version && String(paper.version)],
  ] as const) {
    if (!value) continue
    const lines = measure.linesOf(value, bold, width)
    const wide = Math.max(measure.widthOf(label, small), ...lines.map((line) => measure.widthOf(line, bold)))
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1]
    facts.push({ label, lines, x, row })
    x += wide + factGap
  }
  const heights = [...new Set(facts.map((fact) => fact.row))].map(
    (each) =>
      40 + 20 * (Math.max(...facts.filter((fact) => fact.row === each).map(({ lines }) => lines.length)) - 1),
  )
  const above = (upTo: number) => heights.slice(0, upTo).reduce((sum, height) => sum + height, 0)
  return {
    height: 12 + above(heights.length),
    draw: (top) => ({
      behind: [],
      content: facts.map(({ label, lines, x: left, row: at }): Tagged => {
        const [from, start] = [margins.side + left, top + 12 + above(at)]
        return {
          tag: 'P',
          parts: [
            textAt(label, small, { x: from, top: start, height: 16 }),
            ...textsAt(lines, bold, { x: from, top: start + 16, height: 20 }),
          ],
        }
      }),
    }),
  }
}
