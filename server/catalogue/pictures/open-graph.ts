import { drawMark } from '#domain/shop-mark.ts'
import type { PackDesign } from '#lib/pack-drawing/pack-drawing.ts'
import {
  drawLine,
  type Lettering,
  packDrawing,
  pictureOf,
  plate,
  plateColours,
  type View,
} from '#lib/pack-drawing/pack-drawing.ts'

const view: View = { x: 0, y: 0, width: 1200, height: 630 }
const bottleGreen = '#184A3C'

/** The pack in the middle of its plate, with the shop's name: what stands where a link is shared. */
export function drawOpenGraph(design: PackDesign, lettering: Lettering): string {
  const name = { x: 124, y: 106, size: 48, width: 300, face: 'serif', weight: 500, spacing: -0.008 } as const
  return pictureOf(
    view,
    view.width,
    plate(view, plateColours[design.range]) +
      `<g transform="translate(300 -72) scale(2.5)">${packDrawing(design, lettering)}</g>` +
      `<g transform="translate(56 56) scale(1.75)">${drawMark({ colour: bottleGreen, berries: '#7C8C1B' })}</g>` +
      drawLine(lettering, 'Verbena', { ...name, colour: bottleGreen }),
  )
}
