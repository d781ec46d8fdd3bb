import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastPageWidth, panelWidthWithin, widestPanel, widthAfterKey } from './resize-handle.tsx'

test('arrows move the edge by 16 px, Home and End go to 300 and 900', () => {
  expect(widthAfterKey('ArrowLeft', 400, 1440)).toBe(416)
  expect(widthAfterKey('ArrowRight', 400, 1440)).toBe(384)
  expect(widthAfterKey('Home', 640, 1440)).toBe(300)
  expect(widthAfterKey('End', 640, 1440)).toBe(900)
  expect(widthAfterKey('Tab', 640, 1440)).toBeUndefined()
})

test('on a smaller screen the page keeps its minimum width', () => {
  expect(widestPanel(1024)).toBe(1024 - leastPageWidth)
  expect(widthAfterKey('End', 400, 1024)).toBe(1024 - leastPageWidth)
})

test('however it is dragged, the panel is between 300 and 900 px wide', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 879, max: 4000 }),
      (width, screen) => {
        const given = panelWidthWithin(width, screen)
        expect(given).toBeGreaterThanOrEqual(300)
        expect(given).toBeLessThanOrEqual(900)
      },
    ),
  )
})
