export const typefaces = ['serif', 'serif-italic', 'sans'] as const
export type Typeface = (typeof typefaces)[number]

/** `spacing`: letter spacing in em. */
export type LetterStyle = { face: Typeface; weight: number; spacing: number }

/**
 * The outlines of one line of text: `path` in thousandths of an em, y downwards from the baseline; `width` in em.
 * Characters missing in the font are left out.
 */
export type Lettering = (text: string, style: LetterStyle) => { path: string; width: number }

export type Line = {
  x: number
  y: number
  /** Font size; reduced if the line would be wider than `width`. */
  size: number
  width: number
  colour: string
  face?: Typeface
  weight?: number
  spacing?: number
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  /** In degrees, about the line's own position. */
  turn?: number
}

const styleOf = ({ face = 'sans', weight = 500, spacing = 0 }: Partial<LetterStyle>): LetterStyle => ({
  face,
  weight,
  spacing,
})

const shares = { start: 0, middle: 0.5, end: 1 } as const

/** The largest font size up to `size` at which all lines fit the width. */
export function fittingSize(
  lettering: Lettering,
  lines: readonly string[],
  { size, width, ...style }: { size: number; width: number } & Partial<LetterStyle>,
): number {
  const widest = Math.max(0, ...lines.map((line) => lettering(line, styleOf(style)).width))
  return widest * size > width ? width / widest : size
}

/** The text, shortened with an ellipsis if it does not fit the width at this size. */
export function shortened(
  lettering: Lettering,
  text: string,
  { size, width, ...style }: { size: number; width: number } & Partial<LetterStyle>,
): string {
  const fits = (candidate: string) => lettering(candidate, styleOf(style)).width * size <= width
  if (fits(text)) return text
  const characters = [...text]
  while (characters.length > 1 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

export function drawLine(lettering: Lettering, text: string, line: Line): string {
  const { path, width } = lettering(text, styleOf(line))
  if (!path) return ''
  const size = width * line.size > line.width ? line.width / width : line.size
  const scale = size / 1000
  const shift = -width * 1000 * shares[line.anchor ?? 'start']
  const turn = line.turn ? ` rotate(${line.turn})` : ''
  const faded = line.opacity === undefined ? '' : ` opacity="${line.opacity}"`
  return `<path transform="translate(${line.x} ${line.y})${turn} scale(${scale}) translate(${shift} 0)" d="${path}" fill="${line.colour}"${faded}/>`
}
