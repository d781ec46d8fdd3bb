import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawLine, fittingSize, type Lettering, shortened } from './lettering.ts'

/** Every character is half an em wide. */
const typewriter: Lettering = (text) => ({ path: text && 'M0 0', width: [...text].length / 2 })
const scaleOf = (svg: string) => Number(/scale\(([\d.e-]+)\)/.exec(svg)?.[1]) * 1000

test('a line is never wider than its space', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 10, max: 200 }), (text, width) => {
      const size = scaleOf(drawLine(typewriter, text, { x: 0, y: 0, size: 12, width, colour: '#000' }))
      expect(size).toBeLessThanOrEqual(12)
      expect((size * [...text].length) / 2).toBeLessThanOrEqual(width + 1e-6)
    }),
  )
})

test('lines of one group get the size of the widest', () => {
  expect(fittingSize(typewriter, ['Magnesium', 'bisglycinate'], { size: 12, width: 60 })).toBe(10)
  expect(fittingSize(typewriter, ['Zinc'], { size: 12, width: 60 })).toBe(12)
  expect(fittingSize(typewriter, [], { size: 12, width: 60 })).toBe(12)
})

test('text that does not fit is cut at the end with an ellipsis', () => {
  const place = { size: 10, width: 50 }
  expect(shortened(typewriter, 'Magnesium', place)).toBe('Magnesium')
  expect(shortened(typewriter, 'Green tea leaf extract', place)).toBe('Green tea…')
})

test('a text without any known character is empty', () => {
  expect(drawLine(typewriter, '', { x: 0, y: 0, size: 12, width: 50, colour: '#000' })).toBe('')
})
