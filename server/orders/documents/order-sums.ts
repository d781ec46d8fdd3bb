import type { PageLayers, Strip, Tagged } from '#lib/typesetting/typesetting.ts'
import type { Layout } from '#server/platform/pdf/ink.ts'
import { colours, rule, sans, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import { type Place, textEndingAt } from './order-head.ts'
import type { PaperSums } from './order-paper.ts'

const totalsWidth = 300
const between = 60
const lineHeight = 20
const faint = sans(13, 600, colours.ink2)
const plain = sans(14)
const soft = sans(14, 400, colours.ink2)

/** VAT by rate, and the sums that lead to the total. */
export function sumStrip(layout: Layout, sums: PaperSums, { left, width }: Place): Strip {
  const taxes = taxPart(layout, sums.taxes, { left, width: width - totalsWidth - between })
  const totals = totalPart(layout, sums, { left: left + width - totalsWidth, width: totalsWidth })
  return {
    height: Math.max(taxes.height, totals.height),
    draw: (top) => {
      const [one, other] = [taxes.draw(top), totals.draw(top)]
      return { behind: [...one.behind, ...other.behind], content: [...one.content, ...other.content] }
    },
  }
}

function taxPart(layout: Layout, { columns, rows }: PaperSums['taxes'], { left, width }: Place): Strip {
  const right = left + width
  const widest = (index: number) =>
    Math.max(
      layout.measure.widthOf(columns[index] ?? '', faint),
      ...rows.map((row) => layout.measure.widthOf(row[index] ?? '', plain)),
    )
  const baseRight = right - widest(2) - 24
  const textWidth = baseRight - widest(1) - 16 - left
  const cells = ([first = '', base = '', vat = '']: readonly string[], style: typeof plain) => {
    const lines = layout.measure.linesOf(first, style, textWidth)
    const height = lines.length * lineHeight
    const draw = (tag: 'TH' | 'TD', top: number): Tagged => ({
      tag: 'TR',
      parts: [
        { tag, parts: textsAt(lines, style, { x: left, top, height: lineHeight }) },
        { tag, parts: [textEndingAt(layout, base, style, { right: baseRight, top, height })] },
        { tag, parts: [textEndingAt(layout, vat, style, { right, top, height })] },
      ],
    })
    return { height, draw }
  }
  const head = cells(columns, faint)
  const body = rows.map((row) => cells(row, plain))
  const headHeight = head.height + 14
  const heights = body.map(({ height }) => height + 29)
  const topOf = (index: number) => headHeight + heights.slice(0, index).reduce((sum, each) => sum + each, 0)
  return {
    height: topOf(body.length),
    draw: (top): PageLayers => ({
      behind: [
        rule(left, top + headHeight - 1, width, colours.line2),
        ...body.map((_, index) => rule(left, top + topOf(index + 1) - 1, width, colours.line2)),
      ],
      content: [
        {
          tag: 'Table',
          parts: [
            head.draw('TH', top),
            ...body.map((row, index) => row.draw('TD', top + topOf(index) + padding)),
          ],
        },
      ],
    }),
  }
}

const padding = 14

function totalPart(layout: Layout, { steps, total }: PaperSums, { left, width }: Place): Strip {
  const right = left + width
  const amountStyle = sans(26, 650)
  const rows = steps.map(({ label, amount }) => {
    const room = width - layout.measure.widthOf(amount, plain) - 20
    return { amount, lines: layout.measure.linesOf(label, soft, room) }
  })
  const heights = rows.map(({ lines }) => Math.max(1, lines.length) * lineHeight + 10)
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, each) => sum + each, 0)
  const ruleAt = topOf(rows.length) + (rows.length > 0 ? 8 : 0)
  return {
    height: ruleAt + 50,
    draw: (top): PageLayers => ({
      behind: [
        rule(left, top + ruleAt, width, colours.line2),
        rule(left, top + ruleAt + 2, width, colours.line2),
      ],
      content: [
        ...rows.map(({ lines, amount }, index): Tagged => {
          const from = top + topOf(index) + 5
          return {
            tag: 'P',
            parts: [
              ...textsAt(lines, soft, { x: left, top: from, height: lineHeight }),
              textEndingAt(layout, amount, plain, { right, top: from, height: lineHeight }),
            ],
          }
        }),
        {
          tag: 'P',
          parts: [
            textAt(total.label, sans(14, 600), { x: left, top: top + ruleAt + 15, height: 24 }),
            textEndingAt(layout, total.amount, amountStyle, { right, top: top + ruleAt + 12, height: 30 }),
          ],
        },
      ],
    }),
  }
}
