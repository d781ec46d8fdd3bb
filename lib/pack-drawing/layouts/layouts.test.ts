import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layouts, type PackDesign } from '../design.ts'
import { labelSheet } from '../label-sheet.ts'
import type { Lettering } from '../lettering.ts'
import { packDesignOf } from '../pack-design.ts'
import { drawLayout } from './layouts.ts'

/** A monospaced font with outlines of known width. */
const typewriter: Lettering = (text) => {
  const width = [...text].length * 0.6
  return { path: text && `M0 0H${width * 1000}`, width }
}

type Extent = { from: number; to: number }

const lettered =
  /<path transform="translate\((\S+) \S+\) scale\((\S+)\) translate\((\S+) 0\)" d="M0 0H([\d.]+)"/g

/** Start and end of the upright text lines of a label. */
function extentsOf(label: string): Extent[] {
  return [...label.matchAll(lettered)].map(([, x, scale, shift, width]) => {
    const from = Number(x) + Number(scale) * Number(shift)
    return { from, to: from + Number(scale) * Number(width) }
  })
}

const areas = {
  'a white bottle': { x: 68, y: 134, width: 104, height: 104 },
  'a tube': { x: 92, y: 98, width: 56, height: 144 },
  'a dropper': { x: 81, y: 160, width: 78, height: 78 },
  'a tub': { x: 52, y: 100, width: 136, height: 138 },
}

const design = (productName: string, brand: string, override: Partial<PackDesign>): PackDesign =>
  packDesignOf({
    brand: { name: brand, design: null },
    productName,
    deliveryFormSlug: 'capsules',
    categoryRange: 'herb',
    content: { amount: 120, unit: 'capsule' },
    override,
  })

describe.each(layouts)('the layout %s', (layout) => {
  test.each(Object.entries(areas))('keeps any name and brand on the label of %s', (_, area) => {
    const words = fc.string({ unit: 'grapheme', maxLength: 120 })
    fc.assert(
      fc.property(words, words, words, (name, brand, dose) => {
        const pack = design(name, brand, { layout, dose })
        const label = drawLayout[layout](labelSheet(area, pack, '#55793F', typewriter))
        expect(label).not.toMatch(/NaN|undefined/)
        for (const { from, to } of extentsOf(label)) {
          expect(from).toBeGreaterThanOrEqual(area.x - 1.01)
          expect(to).toBeLessThanOrEqual(area.x + area.width + 0.01)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('shows the brand and the name', () => {
    const texts: string[] = []
    const listening: Lettering = (text, style) => {
      texts.push(text.toLowerCase())
      return typewriter(text, style)
    }
    const pack = design('Ashwagandha Root Extract', 'Osmia', { layout })
    drawLayout[layout](labelSheet(areas['a white bottle'], pack, '#55793F', listening))
    expect(texts).toContain('osmia')
    expect(texts.join(' ')).toContain('ashwagandha')
    expect(texts.join(' ')).toContain('root extract')
  })
})
