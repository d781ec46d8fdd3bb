import { type MediaWidth, mediaWidths } from '#contract/media.ts'
import type { Lettering, Picture } from '#lib/pack-drawing/pack-drawing.ts'
import { drawDose, drawLabel, drawPack, type PictureOptions } from '#lib/pack-drawing/pack-drawing.ts'
import { drawOpenGraph } from './open-graph.ts'

/** A width of the shop's pictures, the picture shown where a link is shared, or a thumbnail to be printed. */
export type Size = MediaWidth | 'og' | 'paper'
const paperWidth = 160

export const sizeOf = (text: string): MediaWidth | undefined =>
  mediaWidths.find((width) => String(width) === text)

/** Pages bring their own plate, light or dark, so pictures stand on nothing. */
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
