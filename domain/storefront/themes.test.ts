import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, contrastMinimum, paletteOf, textOnLight, themeKeys, themes } from './themes.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('black on white has the contrast of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(themeKeys)('the theme “%s” keeps its own accent', (theme) => {
  expect(paletteOf(theme, null)).toMatchObject(themes[theme])
})

test('text stays readable, whatever accent a practitioner chooses', () => {
  fc.assert(
    fc.property(fc.constantFrom(...themeKeys), colour, (theme, accent) => {
      const palette = paletteOf(theme, accent)
      expect(contrast(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(contrastMinimum)
      for (const ground of [palette.ground, '#f7f8f3'])
        expect(contrast(palette.accentText, ground)).toBeGreaterThanOrEqual(contrastMinimum)
      for (const ground of ['#101814', '#18221d'])
        expect(contrast(palette.accentTextInDark, ground)).toBeGreaterThanOrEqual(contrastMinimum)
    }),
  )
})

test.each(themeKeys)('dark text is readable on the light colour of the theme “%s”', (theme) => {
  expect(contrast(themes[theme].light, textOnLight)).toBeGreaterThanOrEqual(contrastMinimum)
})
