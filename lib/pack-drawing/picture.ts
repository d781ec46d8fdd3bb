import { fill, paintsOf } from './gradients.ts'
/** `plate`: on the range's pale ground with its floor; `none`: alone, for a page that has its own plate. */
export type Ground = 'plate' | 'none'

/** A part of the drawing's box, and the proportions it is shown in. */
export type View = { x: number; y: number; width: number; height: number }

/** The plate fills the view; its floor is the lowest 17 %. */
export function plate({ x, y, width, height }: View, colour: string): string {
  const band = height * 0.17
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>` +
    `<rect x="${x}" y="${y + height - band}" width="${width}" height="${band}" fill="${fill('floor')}"/>`
  )
}

/** A complete SVG of `width` pixels showing the view of a drawing. */
export function pictureOf(view: View, width: number, drawing: string): string {
  const height = Math.round((width * view.height) / view.width)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${view.x} ${view.y} ${view.width} ${view.height}">` +
    `<defs>${paintsOf(drawing)}</defs>${drawing}</svg>`
  )
}
