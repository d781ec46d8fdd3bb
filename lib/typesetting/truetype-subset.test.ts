import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { familyOf } from './font-files.ts'
import { truetypeSubset } from './truetype-subset.ts'

const fontIn = async (character: string, weight: number) =>
  (await familyOf('hanken-grotesk').cutWith(character))!.at(weight)

test.each(['g', 'é', 'ő', 'ș', ' '])(
  '"%s" keeps its outline and its width in its own font',
  async (letter) => {
    const font = await fontIn(letter, 600)
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!)
    const subset = truetypeSubset(font)
    expect([subset.includeGlyph(glyph.id), subset.includeGlyph(glyph.id)]).toEqual([1, 1])
    const file = fontkit.create(Buffer.from(subset.encode()))
    if (!('getGlyph' in file)) throw new Error('no font')
    const alone = file.getGlyph(1)
    expect(file.numGlyphs).toBe(2)
    expect(alone.advanceWidth).toBe(Math.round(glyph.advanceWidth))
    for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) {
      if (letter === ' ') break
      expect(Math.abs(alone.path.bbox[side] - glyph.path.bbox[side])).toBeLessThanOrEqual(1)
    }
  },
)

test('the requested weight is drawn, not the font’s lightest', async () => {
  const widths = []
  for (const weight of [300, 700]) {
    const font = await fontIn('n', weight)
    const subset = truetypeSubset(font)
    subset.includeGlyph(font.glyphForCodePoint('n'.codePointAt(0)!).id)
    const file = fontkit.create(Buffer.from(subset.encode()))
    if (!('getGlyph' in file)) throw new Error('no font')
    widths.push(file.getGlyph(1).advanceWidth)
  }
  expect(widths[0]).toBeLessThan(widths[1]!)
})
