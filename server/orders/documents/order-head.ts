import type { PageLayers, Strip, Style, Tagged, Text } from '#lib/typesetting/typesetting.ts'
import type { Layout } from '#server/platform/pdf/ink.ts'
import { colours, doubleRule, sans, serif, shopMark, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import type { OrderPaper, PaperFact } from './order-paper.ts'

const shopName = 'Verbena'
const firstHeight = 131
const nextHeight = 48
const gap = 24

export type Place = { left: number; width: number }

/** Right-aligned text. */
export function textEndingAt(
  { measure }: Layout,
  text: string,
  style: Style,
  { right, top, height }: { right: number; top: number; height: number },
): Text {
  return textAt(text, style, { x: right - measure.widthOf(text, style), top, height })
}

/** The seller, the kind of document and its number; further pages repeat only the number. */
export function orderHead(layout: Layout, paper: OrderPaper, { left, width }: Place) {
  const right = left + width
  const first = (top: number): PageLayers => ({
    behind: [...shopMark(left, top, 28), ...doubleRule(left, top + 110, width)],
    content: [
      {
        tag: 'P',
        parts: [textAt(shopName, serif(27, 500, colours.bottle), { x: left + 37, top, height: 28 })],
      },
      {
        tag: 'P',
        parts: textsAt(paper.seller, sans(13, 400, colours.ink2), { x: left, top: top + 42, height: 20 }),
      },
      { tag: 'H1', parts: [textEndingAt(layout, paper.title, serif(40), { right, top, height: 44 })] },
      {
        tag: 'P',
        parts: [textEndingAt(layout, paper.number, sans(15, 600), { right, top: top + 48, height: 22 })],
      },
    ],
  })
  const next = (top: number): PageLayers => ({
    behind: doubleRule(left, top + 28, width),
    content: [
      {
        tag: 'P',
        parts: [
          textAt(paper.title, serif(18, 500), { x: left, top, height: 22 }),
          textEndingAt(layout, paper.number, sans(14, 600), { right, top, height: 22 }),
        ],
      },
    ],
  })
  return {
    heightOf: (isFirst: boolean) => (isFirst ? firstHeight : nextHeight),
    draw: (top: number, isFirst: boolean) => (isFirst ? first(top) : next(top)),
  }
}

/** Details of the order, in columns. */
export function factStrip({ measure }: Layout, facts: readonly PaperFact[], { left, width }: Place): Strip {
  const column = (width - gap * (facts.length - 1)) / facts.length
  const label = sans(12, 400, colours.ink3)
  const columns = facts.map((fact, index) => ({
    label: fact.label,
    x: left + index * (column + gap),
    lines: fact.lines.flatMap((line, at) => {
      const style = fact.strong && at === 0 ? sans(14, 600) : sans(13)
      return measure.linesOf(line, style, column).map((text) => ({ text, style }))
    }),
  }))
  return {
    height: 20 * (1 + Math.max(...columns.map(({ lines }) => lines.length))),
    draw: (top) => ({
      behind: [],
      content: columns.map(
        ({ label: said, x, lines }): Tagged => ({
          tag: 'P',
          parts: [
            textAt(said, label, { x, top, height: 20 }),
            ...lines.map(({ text, style }, at) =>
              textAt(text, style, { x, top: top + 20 * (at + 1), height: 20 }),
            ),
          ],
        }),
      ),
    }),
  }
}
