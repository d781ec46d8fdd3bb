import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { truetypeSubset } from './truetype-subset.ts'

/** A font family comes in many small files, each with some characters; only the needed ones are read. */
export type Cut = {
  has(character: string): boolean
  /** The font in a weight, under a name of its own. */
  at(weight: number): fontkit.Font
}
export type Family = { cutWith(character: string): Promise<Cut | undefined> }

type Slant = 'normal' | 'italic'

const folder = (family: string) =>
  new URL('.', import.meta.resolve(`@fontsource-variable/${family}/package.json`))
const families = new Map<string, Family>()

export function familyOf(name: string, slant: Slant = 'normal'): Family {
  const known = families.get(`${name} ${slant}`)
  if (known) return known
  const family = openFamily(name, slant)
  families.set(`${name} ${slant}`, family)
  return family
}

function openFamily(name: string, slant: Slant): Family {
  const ranges = JSON.parse(readFileSync(new URL('unicode.json', folder(name)), 'utf8')) as Record<
    string,
    string
  >
  const slices = Object.entries(ranges).map(([slice, range]) => ({
    slice: slice.replace(/[[\]]/g, ''),
    spans: range.split(',').map(spanOf),
  }))
  const opened = new Map<string, Promise<Cut>>()
  const openSlice = (slice: string) => {
    const known = opened.get(slice)
    if (known) return known
    const cut = openCut(name, `${name}-${slice}-wght-${slant}`)
    opened.set(slice, cut)
    return cut
  }
  return {
    async cutWith(character) {
      const code = character.codePointAt(0)!
      for (const { slice, spans } of slices) {
        if (!spans.some(([from, to]) => code >= from && code <= to)) continue
        const cut = await openSlice(slice)
        if (cut.has(character)) return cut
      }
    },
  }
}

function spanOf(range: string): [number, number] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

async function openCut(family: string, file: string): Promise<Cut> {
  const packed = await readFile(fileURLToPath(new URL(`files/${file}.woff2`, folder(family))))
  // fontkit can vary the weight of plain TrueType only, not of WOFF2.
  const font = fontkit.create(Buffer.from(await decompress(packed)))
  if (!('layout' in font)) throw new Error(`${file} holds a collection, not one font`)
  const weights = new Map<number, fontkit.Font>()
  return {
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0)!),
    at(weight) {
      const known = weights.get(weight)
      if (known) return known
      const varied = named(font.getVariation({ wght: weight }), `${file.replaceAll('-wght', '')}-${weight}`)
      weights.set(weight, varied)
      return varied
    },
  }
}

/** PDFKit treats fonts with the same name as the same font, and writes what `createSubset` returns. */
function named(font: fontkit.Font, name: string): fontkit.Font {
  return Object.create(font, {
    postscriptName: { value: name },
    createSubset: { value: () => truetypeSubset(font) },
    layout: {
      value: (...given: Parameters<fontkit.Font['layout']>) => {
        const run = font.layout(...given)
        for (const glyph of run.glyphs) nameCharacters(font, glyph)
        return run
      },
    },
  }) as fontkit.Font
}

/** fontkit caches a glyph as first loaded: without its character if that was as a component of another. */
function nameCharacters(font: fontkit.Font, glyph: fontkit.Glyph): void {
  if (glyph.codePoints.length > 0) return
  const [text = ''] = font.stringsForGlyph(glyph.id)
  glyph.codePoints = [...text].map((character) => character.codePointAt(0)!)
}
