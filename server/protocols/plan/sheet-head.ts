import type { Ink, Text } from '#lib/typesetting/typesetting.ts'
import { type Margins, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, doubleRule, ring, sans, serif, shopMark, textAt } from '#server/platform/pdf/ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PlanPaper } from './plan-paper.ts'

const shopName = 'Verbena'

export function shopSign({ measure }: PlanLayout, right: number, middle: number, size: number): Ink {
  const style = serif(size, 500, colours.bottle)
  const x = right - measure.widthOf(shopName, style)
  return {
    behind: shopMark(x - size - 8, middle - size / 2 - 1, size + 1),
    content: [{ tag: 'P', parts: [textAt(shopName, style, { x, top: middle - 13, height: 26 })] }],
  }
}

/** The practitioner: initials in a ring, name and profession, and the shop. */
export function practitionerHead(layout: PlanLayout, { practitioner }: PlanPaper, margins: Margins): Ink {
  const { top, side } = margins
  const width = widthOf(margins)
  const shop = shopSign(layout, side + width, top + 22, 21)
  const x = side + 56
  const name = firstLine(layout, practitioner.name, sans(15, 600), width - 56 - 140)
  const work = firstLine(layout, practitioner.work, sans(13, 400, colours.ink2), width - 56 - 140)
  const monogram = serifMonogram(layout, practitioner.name, { x: side + 22, top })
  return {
    behind: [
      ring(side + 22, top + 22, 21.5, colours.bottle, 1),
      ring(side + 22, top + 22, 18, '#A3B7B1', 1),
      ...shop.behind,
      ...doubleRule(side, top + 62, width),
    ],
    content: [
      {
        tag: 'P',
        parts: [
          textAt(name, sans(15, 600), { x, top: top + 3, height: 18 }),
          textAt(work, sans(13, 400, colours.ink2), { x, top: top + 22, height: 18 }),
        ].filter(({ text }) => text),
      },
      ...shop.content,
    ],
    unread: [monogram],
  }
}

function serifMonogram({ measure }: PlanLayout, name: string, { x, top }: { x: number; top: number }): Text {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  const style = { ...serif(19, 500, colours.bottle), face: 'serif-italic' as const }
  const text = letters.join('').toLowerCase()
  return textAt(text, style, { x: x - measure.widthOf(text, style) / 2, top: top + 11, height: 20 })
}

/** Text on a line of its own is shortened, never wrapped. */
export function firstLine(
  { measure }: PlanLayout,
  text: string,
  style: ReturnType<typeof sans>,
  width: number,
): string {
  const [line = '', ...rest] = measure.linesOf(text, style, width)
  if (rest.length === 0) return line
  const [shorter = ''] = measure.linesOf(text, style, width - measure.widthOf('…', style))
  return `${shorter.replace(/[-,\s]+$/, '')}…`
}
