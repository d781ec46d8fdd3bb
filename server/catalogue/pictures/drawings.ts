import { type MediaWidth, mediaWidths } from '#contract/media.ts'
import { drawLogo } from '#domain/shop-logo.ts'
import {
  drawDose,
  drawLabel,
  drawLine,
  drawPack,
  type Lettering,
  type PackDesign,
  type Picture,
  type PictureOptions,
  packDrawing,
  pictureOf,
  plate,
  plateColours,
  type View,
} from '#lib/pack-drawing/pack-drawing.ts'

const view: View = { x: 0, y: 0, width: 1200, height: 630 }
const bottleGreen = '#184A3C'

/** The pack in the middle, with the shop's name: the preview of a shared link. */
function drawOpenGraph(design: PackDesign, lettering: Lettering): string {
  const name = { x: 124, y: 106, size: 48, width: 300, face: 'serif', weight: 500, spacing: -0.008 } as const
  return pictureOf(
    view,
    view.width,
    plate(view, plateColours[design.range]) +
      `<g transform="translate(300 -72) scale(2.5)">${packDrawing(design, lettering)}</g>` +
      `<g transform="translate(56 56) scale(1.75)">${drawLogo({ colour: bottleGreen, berries: '#7C8C1B' })}</g>` +
      drawLine(lettering, 'Verbena', { ...name, colour: bottleGreen }),
  )
}

/** A standard width, the preview of a shared link, or a thumbnail for printing. */
export type Size = MediaWidth | 'og' | 'paper'
const paperWidth = 160

export const sizeOf = (text: string): MediaWidth | undefined =>
  mediaWidths.find((width) => String(width) === text)

/** Pages have their own background, light or dark, so pictures are transparent. */
export function drawPicture(picture: Picture, size: Size, lettering: Lettering): string {
  if (size === 'og') return drawOpenGraph(picture.design, lettering)
  if (size === 'paper') {
    return drawPack(picture.design, { crop: 'thumb', ground: 'plate', width: paperWidth, lettering })
  }
  const options: PictureOptions = {
    crop: size < 250 ? 'thumb' : 'card',
    ground: 'none',
    width: size,
    lettering,
  }
  if (picture.view === 'label') return drawLabel(picture.design, picture.panel, options)
  if (picture.view === 'dose') {
    return drawDose({ unit: picture.unit, measure: picture.measure, range: picture.design.range }, options)
  }
  return drawPack(picture.design, options)
}
