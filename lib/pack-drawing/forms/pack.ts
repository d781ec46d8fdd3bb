import type { PackDesign } from '../design.ts'
import { fill, type Paint } from '../gradients.ts'
import type { Area } from '../label-sheet.ts'

export type LabelShape = Area & {
  /** How far the edges curve down; 0 for flat packs. */
  curve: number
  shade: Paint | null
}

export type Pack = {
  design: PackDesign
  /** The range's colour. */
  colour: string
  label: (shape: LabelShape) => string
}

/** Packs stand in a box of 240 by 280 with the vertical axis at 120. */
export const floor = 252
export const axis = 120

export const filled = (d: string, paint: Paint, opacity = 1): string =>
  `<path d="${d}" fill="${fill(paint)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A wide soft shadow to the right, and a contact shadow. */
export const shadow = (width: number): string =>
  `<ellipse cx="${axis + width * 0.16}" cy="${floor + 3}" rx="${width * 0.78}" ry="11" fill="${fill('shadow')}" opacity=".55"/>` +
  `<ellipse cx="${axis}" cy="${floor + 1}" rx="${width * 0.56}" ry="4.6" fill="${fill('shadow')}"/>`

export function cap(
  { x, y, width, height }: Area,
  paint: Paint,
  { ribbed = true, radius = 4 }: { ribbed?: boolean; radius?: number } = {},
): string {
  const right = x + width
  const middle = x + width / 2
  const foot = y + height
  const body =
    `M${x} ${y + radius}Q${x} ${y} ${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}` +
    `V${foot - 1}Q${middle} ${foot + 3} ${x} ${foot - 1}Z`
  const ribs = `M${x + 1} ${y + radius + 4}H${right - 1}V${foot - 3}Q${middle} ${foot + 1} ${x + 1} ${foot - 3}Z`
  return (
    filled(body, paint) +
    (ribbed ? filled(ribs, 'ribs') : '') +
    `<rect x="${x + 2}" y="${y}" width="${width - 4}" height="${Math.min(7, height * 0.3)}" rx="3" fill="${fill('top-light')}"/>`
  )
}

/** The outline of a shouldered bottle from its neck to the floor. */
export function bottleOutline(width: number, top: number, shoulder: number, neck: number): string {
  const left = axis - width / 2
  const right = axis + width / 2
  const half = neck / 2
  const wall = top + shoulder
  return (
    `M${axis - half} ${top}V${top + 6}C${axis - half} ${top + 14} ${left} ${top + 12} ${left} ${wall}` +
    `V${floor - 12}Q${left} ${floor - 2} ${left + 12} ${floor - 1}Q${axis} ${floor + 4} ${right - 12} ${floor - 1}` +
    `Q${right} ${floor - 2} ${right} ${floor - 12}V${wall}C${right} ${top + 12} ${axis + half} ${top + 14} ${axis + half} ${top + 6}V${top}Z`
  )
}

/** The outline of a straight jar or tub, from its rim to the floor. */
export function jarOutline(left: number, top: number, rim: { drop: number; inset: number }): string {
  const right = 2 * axis - left
  const wall = top + rim.drop
  return (
    `M${left} ${wall}Q${left - 2} ${top + 2} ${left + rim.inset} ${top}H${right - rim.inset}Q${right + 2} ${top + 2} ${right} ${wall}` +
    `V${floor - 14}Q${right} ${floor - 2} ${right - 12} ${floor - 1}Q${axis} ${floor + 4} ${left + 12} ${floor - 1}` +
    `Q${left} ${floor - 2} ${left} ${floor - 14}Z`
  )
}

/** The style of the brand Solenne: brass lids and white bulbs match its sun layout. */
export const isBrass = ({ design }: Pack): boolean => design.layout === 'sun'
