import { mark } from '#domain/botany/mark.ts'
import { drawPlant } from '#domain/botany/plants.ts'
import { fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { Box, Decor, Drawing, Style, Text } from '#server/platform/pdf/page.ts'

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

export const timeColours: Record<TimeOfDay, string> = {
  morning: '#F0EBD8',
  midday: '#E6EBDF',
  evening: '#EFE5DD',
  night: '#E3E6EB',
}

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

/** Japanese and Chinese need more room between lines. */
export const leading = (language: Language, height: number): number =>
  language === 'ja' || language === 'zh_tw' ? Math.round(height * 1.18) : height

// Half the line, and half of what the capitals stand above the baseline.
const share = { sans: 0.35, serif: 0.335, 'serif-italic': 0.335 }

/** A line of text in a strip of a height. */
export function textAt(text: string, style: Style, place: { x: number; top: number; height: number }): Text {
  return { text, style, x: place.x, baseline: place.top + place.height / 2 + share[style.face] * style.size }
}

/** Lines below one another. */
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

/** The rule that opens a part. */
export const doubleRule = (x: number, y: number, width: number): Box[] => [
  rule(x, y, width, colours.bottle),
  rule(x, y + 2, width, colours.bottle),
]

export function shopMark(x: number, y: number, size: number): Drawing[] {
  const place = { kind: 'drawing', x, y, scale: size / 32 } as const
  return [
    { ...place, path: mark.stem, stroke: colours.bottle, line: 1.5 },
    { ...place, path: mark.leaf, stroke: colours.bottle, line: 1.5 },
    { ...place, path: mark.filledLeaf, fill: colours.bottle },
    { ...place, path: mark.berries, fill: colours.gold },
  ]
}

export function ring(x: number, y: number, radius: number, stroke: string, line: number): Drawing {
  return { kind: 'drawing', path: circle(x, y, radius), x: 0, y: 0, scale: 1, stroke, line }
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** The sprig beside the title. */
export function sprig(x: number, y: number, width: number): Decor[] {
  sprigMarks ??= readSprig()
  return sprigMarks.map((mark) => ({ ...mark, x, y, scale: width / 100 }))
}

let sprigMarks: Drawing[] | undefined

function readSprig(): Drawing[] {
  const place = { kind: 'drawing', x: 0, y: 0, scale: 1 } as const
  const svg = drawPlant('verbena', {
    colour: colours.sprig,
    strokeWidth: 1,
    fill: 'none',
    beads: colours.sprig,
  })
  return [...svg.matchAll(/<(path|circle) ([^>]+)\/>/g)].map(([, shape, attributes = '']) => {
    const of = (name: string) => attributes.match(new RegExp(`(?:^| )${name}="([^"]*)"`))?.[1]
    const path =
      shape === 'path' ? (of('d') ?? '') : circle(Number(of('cx')), Number(of('cy')), Number(of('r')))
    return of('stroke') === 'none'
      ? { ...place, path, fill: colours.sprig }
      : { ...place, path, stroke: colours.sprig, line: Number(of('stroke-width') ?? 1) }
  })
}

const timeSigns: Record<TimeOfDay, string> = {
  morning:
    'M3.5 18.5h17M7.5 15a4.5 4.5 0 0 1 9 0M12 5v3M5.2 9.2l1.5 1.5M18.8 9.2l-1.5 1.5M3.5 15h1.5M19 15h1.5',
  midday: `${circle(12, 12, 3.8)}M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18`,
  evening:
    'M3.5 18.5h17M7.5 15a4.5 4.5 0 0 1 9 0M12 4.5v4.5M9.8 7l2.2 2.2L14.2 7M5.2 9.2l1.5 1.5M18.8 9.2l-1.5 1.5M3.5 15h1.5M19 15h1.5',
  night: 'M19.5 14.2A8 8 0 1 1 10 4.3a6.3 6.3 0 0 0 9.5 9.9Z',
}

export const timeSign = (time: TimeOfDay, x: number, y: number, size: number): Drawing => ({
  kind: 'drawing',
  path: timeSigns[time],
  x,
  y,
  scale: size / 24,
  stroke: colours.ink,
  line: 1.5,
})

/** Said of a text that is not in the paper's own language. */
export const otherLanguage = (of: Language, paper: Language): string | undefined =>
  of === paper || of !== fallbackLanguage ? undefined : languageTag(of)
