import { fill, paintsOf } from './gradients.ts'
/** `plate`: on the range's pale background with its floor; `none`: alone, for pages with their own background. */
export type Ground = 'plate' | 'none'

/** A section of the drawing's box, and its aspect ratio. */
export type View = { x: number; y: number; width: number; height: number }

/** The background fills the view; its floor is the lowest 17 %. */
export function plate({ x, y, width, height }: View, colour: string): string {
  const band = height * 0.17
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>` +
    `<rect x="${x}" y="${y + height - band}" width="${width}" height="${band}" fill="${fill('floor')}"/>`
  )
}

/** A complete SVG, `width` pixels wide, of one view of a drawing. */
export function pictureOf(view: View, width: number, drawing: string): string {
  const height = Math.round((width * view.height) / view.width)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${view.x} ${view.y} ${view.width} ${view.height}">` +
    `<defs>${paintsOf(drawing)}</defs>${drawing}</svg>`
  )
}
