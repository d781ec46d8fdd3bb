import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { LRUCache } from 'lru-cache'
import decompress from 'woff2-encoder/decompress'
import type { Lettering, Typeface } from './lettering.ts'

/** Fonts are split into files by script; a character comes from the first file that has it. */
const files: Record<Typeface, readonly string[]> = {
  serif: ['latin', 'latin-ext', 'greek', 'cyrillic'].map(
    (script) => `brygada-1918/files/brygada-1918-${script}-wght-normal.woff2`,
  ),
  'serif-italic': ['latin', 'latin-ext', 'greek', 'cyrillic'].map(
    (script) => `brygada-1918/files/brygada-1918-${script}-wght-italic.woff2`,
  ),
  sans: ['latin', 'latin-ext', 'cyrillic-ext'].map(
    (script) => `hanken-grotesk/files/hanken-grotesk-${script}-wght-normal.woff2`,
  ),
}

async function open(file: string): Promise<fontkit.Font> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)))
  // fontkit can vary the weight of plain TrueType only, not of WOFF2.
  const font = fontkit.create(Buffer.from(await decompress(packed)))
  if (!('layout' in font)) throw new Error(`${file} holds a collection, not one font`)
  return font
}

type Cut = { has: (codePoint: number) => boolean; at: (weight: number) => fontkit.Font }

function cut(font: fontkit.Font): Cut {
  const weights = new Map<number, fontkit.Font>()
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    at: (weight) => {
      const known = weights.get(weight) ?? font.getVariation({ wght: weight })
      weights.set(weight, known)
      return known
    },
  }
}

type Run = { cut: Cut; text: string }

const ownerOf = (cuts: readonly Cut[], character: string): Cut | undefined =>
  cuts.find(({ has }) => has(character.codePointAt(0)!))

/** The part of a text that a font can show. Missing letters lose their accent or are dropped. */
function settable(cuts: readonly Cut[], text: string): string {
  const characters = [...text.normalize('NFC').replace(/\s/gu, ' ')].flatMap((character) =>
    ownerOf(cuts, character) ? character : [...character.normalize('NFKD')],
  )
  const kept = characters.filter((character) => ownerOf(cuts, character))
  return kept.join('').replace(/ +/g, ' ').trim()
}

function runsOf(cuts: readonly Cut[], text: string): Run[] {
  const runs: Run[] = []
  for (const character of settable(cuts, text)) {
    const owner = ownerOf(cuts, character)!
    const last = runs.at(-1)
    if (last?.cut === owner) last.text += character
    else runs.push({ cut: owner, text: character })
  }
  return runs
}

function outline(glyph: fontkit.Glyph, left: number, scale: number): string {
  const letters: Record<string, string> = {
    moveTo: 'M',
    lineTo: 'L',
    quadraticCurveTo: 'Q',
    bezierCurveTo: 'C',
    closePath: 'Z',
  }
  return glyph.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => Math.round(index % 2 ? -value * scale : value * scale + left))
      return `${letters[command]}${points.join(' ')}`
    })
    .join('')
}

/** Loads the shop's fonts once, with the same result on every machine. */
export async function loadLettering(): Promise<Lettering> {
  const cuts = Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([face, names]) => [
        face,
        await Promise.all(names.map(async (name) => cut(await open(name)))),
      ]),
    ),
  ) as Record<Typeface, Cut[]>
  const set = new LRUCache<string, { path: string; width: number }>({ max: 1500 })

  return (text, { face, weight, spacing }) => {
    const key = `${face} ${weight} ${spacing} ${text}`
    const known = set.get(key)
    if (known) return known
    let left = 0
    let path = ''
    for (const { cut: owner, text: part } of runsOf(cuts[face], text)) {
      const font = owner.at(weight)
      const scale = 1000 / font.unitsPerEm
      const { glyphs, positions } = font.layout(part)
      for (const [index, glyph] of glyphs.entries()) {
        path += outline(glyph, left, scale)
        left += (positions[index]?.xAdvance ?? 0) * scale + spacing * 1000
      }
    }
    const lettered = { path, width: path ? (left - spacing * 1000) / 1000 : 0 }
    set.set(key, lettered)
    return lettered
  }
}
