import { beforeAll, describe, expect, test } from 'vitest'
import { type Lettering, typefaces } from './lettering.ts'
import { loadLettering } from './load-lettering.ts'

let lettering: Lettering
beforeAll(async () => {
  lettering = await loadLettering()
})

const sans = { face: 'sans', weight: 500, spacing: 0 } as const
const width = (text: string, more = {}) => lettering(text, { ...sans, ...more }).width

describe.each(typefaces)('the face %s', (face) => {
  test.each(['Magnesium', 'Őszi gyűjtés', 'rădăcină de țelină', 'Blåbær & œuf, 300 µg'])(
    'sets “%s” whole',
    (text) => {
      const { path, width: set } = lettering(text, { face, weight: 600, spacing: 0 })
      expect(path).toMatch(/^M[-\d MLQCZ]+Z$/)
      expect(set).toBeGreaterThan([...text].length * 0.3)
      expect(set).toBeLessThan([...text].length)
    },
  )
})

test('heavier letters are wider, spaced ones too, and the last has no space after it', () => {
  expect(width('Magnesium', { weight: 800 })).toBeGreaterThan(width('Magnesium', { weight: 300 }))
  expect(width('Zinc', { spacing: 0.1 })).toBeCloseTo(width('Zinc') + 0.3)
})

test('what the fonts lack is left out, or loses its accent; the rest stands', () => {
  expect(width('Zinc 🎉')).toBe(width('Zinc'))
  expect(lettering('ビタミン', sans)).toEqual({ path: '', width: 0 })
  expect(width('Ⓩinc')).toBeGreaterThan(width('inc'))
})

test('line ends and odd spaces of suppliers become single spaces', () => {
  expect(lettering(' Zinc\n\t citrate ', sans)).toEqual(lettering('Zinc citrate', sans))
})
