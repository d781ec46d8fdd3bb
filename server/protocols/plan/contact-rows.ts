import type { Style, Text } from '#lib/typesetting/typesetting.ts'
import { textAt } from '#server/platform/pdf/ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PaperContact } from './plan-paper.ts'

const gap = 18

type ContactRow = { text: string; x: number; link: string | undefined }[]

/** Ways to reach the practitioner, as many beside each other as fit. */
export function contactRows(
  { measure }: PlanLayout,
  contact: readonly PaperContact[],
  style: Style,
  width: number,
): ContactRow[] {
  const rows: ContactRow[] = []
  let end = Number.POSITIVE_INFINITY
  for (const { text, link } of contact) {
    for (const line of measure.linesOf(text, style, width)) {
      const wide = measure.widthOf(line, style)
      const fits = end + gap + wide <= width
      if (!fits) rows.push([])
      const x = fits ? end + gap : 0
      rows.at(-1)!.push({ text: line, x, link })
      end = x + wide
    }
  }
  return rows
}

export function contactTexts(
  rows: readonly ContactRow[],
  style: Style,
  place: { x: number; top: number; height: number },
): Text[] {
  return rows.flatMap((row, index) =>
    row.map(({ text, x, link }) => ({
      ...textAt(text, style, { ...place, x: place.x + x, top: place.top + index * place.height }),
      link,
    })),
  )
}
