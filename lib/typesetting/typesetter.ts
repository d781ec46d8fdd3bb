import type { Font } from 'fontkit'
import LineBreaker from 'linebreak'
import { type Cut, type Family, familyOf } from './font-files.ts'
import { type Face, faces, type Measure, type Style } from './page.ts'

/** Part of a line in one font. */
export type Run = { text: string; font: Font; x: number; width: number }
export type Typesetter = Measure & { runsOf(text: string, style: Style): Run[] }

const sans = familyOf('hanken-grotesk')
const serif = familyOf('brygada-1918')
const serifItalic = familyOf('brygada-1918', 'italic')
const japanese = familyOf('noto-sans-jp')
const chinese = familyOf('noto-sans-tc')
const emoji = familyOf('noto-emoji')

/** A character comes from the first family that has it: names and notes may be in any script. */
function familiesFor(face: Face, language: string): Family[] {
  const eastAsian = language.startsWith('zh') ? [chinese, japanese] : [japanese, chinese]
  const others = [...eastAsian, serif, emoji]
  if (face === 'sans') return [sans, ...others]
  return [face === 'serif' ? serif : serifItalic, ...others]
}

/** The design's letter spacing for the serif font, as a fraction of the font size. */
const trackingOf = ({ face, size }: Style) => (face === 'sans' ? 0 : -0.008 * size)

export { trackingOf }

/** Loads the fonts that these texts need, so that setting them is synchronous. */
export async function openTypesetter(language: string, texts: Iterable<string>): Promise<Typesetter> {
  const characters = new Set<string>([' ', '?'])
  for (const text of texts) for (const character of text.normalize('NFC')) characters.add(character)
  for (const character of [...characters])
    for (const part of character.normalize('NFKD')) characters.add(part)
  const cuts = new Map<Face, Map<string, Cut>>()
  for (const face of faces) cuts.set(face, await cutsOf(familiesFor(face, language), characters))
  return typesetter((face, character) => cuts.get(face)?.get(character))
}

async function cutsOf(families: readonly Family[], characters: Iterable<string>): Promise<Map<string, Cut>> {
  const cuts = new Map<string, Cut>()
  for (const character of characters) {
    for (const family of families) {
      const cut = await family.cutWith(character)
      if (!cut) continue
      cuts.set(character, cut)
      break
    }
  }
  return cuts
}

type CutOf = (face: Face, character: string) => Cut | undefined

function typesetter(cutOf: CutOf): Typesetter {
  const widths = new Map<string, number>()

  /** As a fraction of the font size, word by word, as PDFKit sets it. */
  function widthIn(font: Font, text: string): number {
    let sum = 0
    for (const word of text.split(/(?<= )/)) {
      const key = `${font.postscriptName} ${word}`
      const width = widths.get(key) ?? font.layout(word).advanceWidth / font.unitsPerEm
      widths.set(key, width)
      sum += width
    }
    return sum
  }

  function runsOf(text: string, style: Style): Run[] {
    const parts: { cut: Cut; text: string }[] = []
    for (const { cut, character } of settable(text, style.face, cutOf)) {
      const last = parts.at(-1)
      if (last && (last.cut === cut || (/\p{M}/u.test(character) && last.cut.has(character))))
        last.text += character
      else parts.push({ cut, text: character })
    }
    let x = 0
    return parts.map((part) => {
      const font = part.cut.at(style.weight)
      const width = widthIn(font, part.text) * style.size + trackingOf(style) * [...part.text].length
      const run = { text: part.text, font, x, width }
      x += width
      return run
    })
  }

  const widthOf = (text: string, style: Style) =>
    runsOf(text, style).reduce((sum, { width }) => sum + width, 0)
  return {
    runsOf,
    widthOf,
    linesOf: (text, style, width) => linesOf(text, width, (part) => widthOf(part, style)),
  }
}

/**
 * A character that no font has loses its accent; a special space becomes a plain one; any other is marked as missing.
 */
function settable(text: string, face: Face, cutOf: CutOf): { cut: Cut; character: string }[] {
  return [...text.normalize('NFC')]
    .flatMap((character) => {
      if (cutOf(face, character)) return [character]
      return /\s/u.test(character) ? [' '] : [...character.normalize('NFKD')]
    })
    .map((character) => (!cutOf(face, character) && /[\p{L}\p{N}]/u.test(character) ? '?' : character))
    .flatMap((character) => {
      const cut = cutOf(face, character)
      return cut ? [{ cut, character }] : []
    })
}

function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { part, endsLine } of partsOf(text)) {
    if (line && widthOf((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    const [head, ...rest] = widthOf(part.trimEnd()) > width ? broken(part, width, widthOf) : [part]
    line += head
    for (const next of rest) {
      lines.push(line)
      line = next
    }
    if (endsLine) {
      lines.push(line.trimEnd())
      line = ''
    }
  }
  if (line.trim()) lines.push(line.trimEnd())
  return lines
}

/** The text between two possible line breaks. */
function* partsOf(text: string): Generator<{ part: string; endsLine: boolean }> {
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const part = text.slice(start, next.position)
    start = next.position
    yield { part: part.replace(/[\r\n]+$/, ''), endsLine: next.required && /[\r\n]$/.test(part) }
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word of letters gets a hyphen; a URL does not, since the hyphen would seem part of it. */
function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  const hyphen = /^[\p{Script=Latin}\p{P}]+\s*$/u.test(word) && !/[/@_]/.test(word) ? '-' : ''
  const room = width - (hyphen ? widthOf(hyphen) : 0)
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of letters.segment(word)) {
    if (piece && widthOf((piece + segment).trimEnd()) > room) {
      pieces.push(/\s$/.test(piece) ? piece.trimEnd() : piece + hyphen)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
