import type { PackDesign } from './design.ts'
import { drawLine, fittingSize, type Lettering, type LetterStyle, type Line } from './lettering.ts'

export type Area = { x: number; y: number; width: number; height: number }

/** What a layout draws with: the label's area, the design, and functions for text. */
export type LabelSheet = {
  area: Area
  design: PackDesign
  /** The range's colour. */
  colour: string
  write: (text: string, line: Line) => string
  sizeFor: (
    lines: readonly string[],
    bounds: { size: number; width: number } & Partial<LetterStyle>,
  ) => number
  measure: (text: string, style: LetterStyle) => number
}

export function labelSheet(area: Area, design: PackDesign, colour: string, lettering: Lettering): LabelSheet {
  return {
    area,
    design,
    colour,
    write: (text, line) => drawLine(lettering, text, line),
    sizeFor: (lines, bounds) => fittingSize(lettering, lines, bounds),
    measure: (text, style) => lettering(text, style).width,
  }
}

/** The label's background, higher than its area so that the curved edges are covered. */
export const ground = ({ x, y, width, height }: Area, colour: string): string =>
  `<rect x="${x}" y="${y - 6}" width="${width}" height="${height + 12}" fill="${colour}"/>`

/** Wide letter spacing only for short names; long ones would become too small. */
export const tracking = (text: string, most: number): number => (text.length > 14 ? most / 4 : most)

/** Lines below each other, all in the font size at which the widest fits. */
export function writeLines(
  sheet: LabelSheet,
  lines: readonly string[],
  line: Line & { leading: number },
): string {
  const size = sheet.sizeFor(lines, line)
  return lines
    .map((text, index) => sheet.write(text, { ...line, size, y: line.y + index * size * line.leading }))
    .join('')
}
