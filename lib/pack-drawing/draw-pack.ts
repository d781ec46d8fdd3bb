import { plateColours, rangeColours } from './colour.ts'
import type { PackDesign } from './design.ts'
import { drawForm } from './forms/forms.ts'
import type { LabelShape } from './forms/pack.ts'
import { fill } from './gradients.ts'
import { labelSheet } from './label-sheet.ts'
import { drawLayout } from './layouts/layouts.ts'
import type { Lettering } from './lettering.ts'
import { type Ground, pictureOf, plate, type View } from './picture.ts'

export type Crop = 'card' | 'thumb' | 'product'

/**
 * Sections of the box of 240 by 280, in the proportions of a card (1 : 1.04), a thumbnail (44 : 48) and the gallery.
 */
export const crops: Record<Crop, View> = {
  card: { x: 11.35, y: 40, width: 217.3, height: 226 },
  thumb: { x: 20.08, y: 46, width: 199.84, height: 218 },
  product: { x: 7.5, y: 36, width: 225, height: 240 },
}

/** The layout wrapped around the pack: clipped to the curved label and shaded like the pack. */
function drawLabelOn(design: PackDesign, colour: string, lettering: Lettering, shape: LabelShape): string {
  const { x, y, width, height, curve, shade } = shape
  const [middle, right, foot] = [x + width / 2, x + width, y + height]
  const top = `M${x} ${y}Q${middle} ${y + curve} ${right} ${y}`
  const outline = `${top}V${foot}Q${middle} ${foot + curve} ${x} ${foot}Z`
  const print = drawLayout[design.layout](labelSheet(shape, design, colour, lettering))
  return (
    `<clipPath id="label"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#label)"><g transform="translate(0 ${curve * 0.45})">${print}</g></g>` +
    (shade ? `<path d="${outline}" fill="${fill(shade)}"/>` : '') +
    `<path d="${top}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width=".6"/>`
  )
}

/** The pack without a background, in its box of 240 by 280. */
export function packDrawing(design: PackDesign, lettering: Lettering): string {
  const colour = rangeColours[design.range]
  return drawForm[design.form]({
    design,
    colour,
    label: (shape) => drawLabelOn(design, colour, lettering, shape),
  })
}

export type PictureOptions = { crop: Crop; ground: Ground; width: number; lettering: Lettering }

export function drawPack(design: PackDesign, { crop, ground, width, lettering }: PictureOptions): string {
  const view = crops[crop]
  const behind = ground === 'plate' ? plate(view, plateColours[design.range]) : ''
  return pictureOf(view, width, behind + packDrawing(design, lettering))
}
