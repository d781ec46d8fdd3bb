import type { Language } from '#domain/languages.ts'
import { logo } from '#domain/shop-logo.ts'
import type { Translate } from '#domain/translation.ts'
import { drawPlant } from '#lib/pack-drawing/pack-drawing.ts'
import type { Box, Decor, Drawing, Measure, Style, Text } from '#lib/typesetting/typesetting.ts'

/** What the layout of a sheet needs. */
export type Layout = { t: Translate; measure: Measure }

export const colours = {
  ink: '#15241D',
  ink2: '#435149',
  ink3: '#5C6A62',
  bottle: '#184A3C',
  line2: '#C4CCC2',
  field: '#7B8880',
  verbena: '#D3DF4E',
  sprig: '#B9C7AC',
  gold: '#B98A1F',
} as const

export const sans = (size: number, weight = 400, colour: string = colours.ink): Style => ({
  face: 'sans',
  weight,
  size,
  colour,
})
export const serif = (size: number, weight = 450, colour: string = colours.ink): Style => ({
  face: 'serif',
  weight,
  size,
  colour,
})

/** Japanese and Chinese need more space between lines. */
export const leading = (language: Language, height: number): number =>
  language === 'ja' || language === 'zh_tw' ? Math.round(height * 1.18) : height

// Half the line height, plus half the height of capitals.
const share = { sans: 0.35, serif: 0.335, 'serif-italic': 0.335 }

/** A line of text in a strip of a given height. */
export function textAt(text: string, style: Style, place: { x: number; top: number; height: number }): Text {
  return { text, style, x: place.x, baseline: place.top + place.height / 2 + share[style.face] * style.size }
}

/** Lines below each other. */
export function textsAt(
  lines: readonly string[],
  style: Style,
  place: { x: number; top: number; height: number },
): Text[] {
  return lines.map((line, index) => textAt(line, style, { ...place, top: place.top + index * place.height }))
}

export const rule = (x: number, y: number, width: number, fill: string, height = 1): Box => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  fill,
})

/** The rule above a section. */
export const doubleRule = (x: number, y: number, width: number, fill: string = colours.bottle): Box[] => [
  rule(x, y, width, fill),
  rule(x, y + 2, width, fill),
]

export function shopMark(x: number, y: number, size: number): Drawing[] {
  const place = { kind: 'drawing', x, y, scale: size / 32 } as const
  return [
    { ...place, path: logo.stem, stroke: colours.bottle, line: 1.5 },
    { ...place, path: logo.leaf, stroke: colours.bottle, line: 1.5 },
    { ...place, path: logo.filledLeaf, fill: colours.bottle },
    { ...place, path: logo.berries, fill: colours.gold },
  ]
}

export function ring(x: number, y: number, radius: number, stroke: string, line: number): Drawing {
  return { kind: 'drawing', path: circle(x, y, radius), x: 0, y: 0, scale: 1, stroke, line }
}

/** As SVG path data. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** A sprig of verbena, as wide as given and 1.4 times as high. */
export function sprig(x: number, y: number, width: number, colour: string = colours.sprig): Decor[] {
  sprigMarks ??= readSprig()
  return sprigMarks.map(({ isFilled, path, line }) => ({
    kind: 'drawing',
    path,
    x,
    y,
    scale: width / 100,
    ...(isFilled ? { fill: colour } : { stroke: colour, line }),
  }))
}

type Mark = { path: string; isFilled: boolean; line: number }
let sprigMarks: Mark[] | undefined

function readSprig(): Mark[] {
  const svg = drawPlant('verbena', { colour: '#000', strokeWidth: 1, fill: 'none', beads: '#000' })
  return [...svg.matchAll(/<(path|circle) ([^>]+)\/>/g)].map(([, shape, attributes = '']) => {
    const of = (name: string) => attributes.match(new RegExp(`(?:^| )${name}="([^"]*)"`))?.[1]
    return {
      path: shape === 'path' ? (of('d') ?? '') : circle(Number(of('cx')), Number(of('cy')), Number(of('r'))),
      isFilled: of('stroke') === 'none',
      line: Number(of('stroke-width') ?? 1),
    }
  })
}
