import { plateColours, type Range, rangeColours } from './colour.ts'
import { type ContentUnit, doseDrawing } from './doses.ts'
import { crops, type PictureOptions } from './draw-pack.ts'
import { fill } from './gradients.ts'
import { drawLine } from './lettering.ts'
import { pictureOf, plate } from './picture.ts'

/** `measure`: the text at the size line, "21.7 mm"; null if it has not been measured. */
export type Dose = { unit: ContentUnit | null; range: Range; measure: string | null }

/** Legible on pale and dark backgrounds. */
const pencil = '#6F7D74'

/** One dose, enlarged, with its size if known. */
export function drawDose(
  { unit, range, measure }: Dose,
  { crop, ground, width, lettering }: PictureOptions,
): string {
  const view = crops[crop]
  const { drawing, span, foot } = doseDrawing(unit, rangeColours[range])
  const stand = measure ? 192 : 212
  const [from, to] = [120 - span / 2, 120 + span / 2]
  const scale =
    `<path d="M${from} 216H${to}M${from} 210v12M${to} 210v12" stroke="${pencil}" stroke-width="1.2" fill="none"/>` +
    drawLine(lettering, measure ?? '', {
      x: 120,
      y: 238,
      size: 13,
      width: 120,
      weight: 500,
      colour: pencil,
      anchor: 'middle',
    })
  return pictureOf(
    view,
    width,
    (ground === 'plate' ? plate(view, plateColours[range]) : '') +
      `<ellipse cx="${120 + span * 0.05}" cy="${stand}" rx="${span * 0.56 + 4}" ry="8" fill="${fill('shadow')}" opacity=".75"/>` +
      `<g transform="translate(120 ${stand - foot})">${drawing}</g>` +
      (measure ? scale : ''),
  )
}
