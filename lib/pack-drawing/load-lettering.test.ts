import { beforeAll, describe, expect, test } from 'vitest'
import { type Lettering, typefaces } from './lettering.ts'
import { loadLettering } from './load-lettering.ts'

let lettering: Lettering
beforeAll(async () => {
  lettering = await loadLettering()
})

const sans = { face: 'sans', weight: 500, spacing: 0 } as const
const width = (text: string, more = {}) => lettering(text, { ...sans, ...more }).width

describe.each(typefaces)('the font %s', (face) => {
  test.each(['Magnesium', 'Őszi gyűjtés', 'rădăcină de țelină', 'Blåbær & œuf, 300 µg'])(
    'shows “%s” completely',
    (text) => {
      const { path, width: set } = lettering(text, { face, weight: 600, spacing: 0 })
      expect(path).toMatch(/^M[-\d MLQCZ]+Z$/)
      expect(set).toBeGreaterThan([...text].length * 0.3)
      expect(set).toBeLessThan([...text].length)
    },
  )
})

test('bold letters are wider, spaced ones too, and the last has no space after it', () => {
  expect(width('Magnesium', { weight: 800 })).toBeGreaterThan(width('Magnesium', { weight: 300 }))
  expect(width('Zinc', { spacing: 0.1 })).toBeCloseTo(width('Zinc') + 0.3)
})

test('missing characters are left out or lose their accent; the rest stays', () => {
  expect(width('Zinc 🎉')).toBe(width('Zinc'))
  expect(lettering('ビタミン', sans)).toEqual({ path: '', width: 0 })
  expect(width('Ⓩinc')).toBeGreaterThan(width('inc'))
})

test('line breaks and unusual spaces become single spaces', () => {
  expect(lettering(' Zinc\n\t citrate ', sans)).toEqual(lettering('Zinc citrate', sans))
})
