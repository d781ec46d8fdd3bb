import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf, fitWidth, zoomedIn, zoomedOut, zoomSteps } from './document-zoom.ts'

const a4 = { width: 595, height: 842 }

test('a document opens at the container’s width, and zooming in and out returns to it', () => {
  expect(drawingOf(a4, 480, fitWidth, 1)).toEqual({ width: 480, height: 679, ratio: 1 })
  expect(zoomedOut(zoomedIn(fitWidth))).toBe(fitWidth)
})

test('the zoom has a minimum and a maximum', () => {
  expect(zoomedIn(zoomSteps.at(-1)!)).toBe(zoomSteps.at(-1))
  expect(zoomedOut(zoomSteps[0])).toBe(zoomSteps[0])
})

test('high-resolution screens get high-resolution drawings', () => {
  expect(drawingOf(a4, 480, fitWidth, 2).ratio).toBe(2)
})

test('no page, however long, needs a canvas that browsers leave empty', () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 14_400 }), height: fc.integer({ min: 1, max: 14_400 }) }),
      fc.constantFrom(...zoomSteps),
      fc.constantFrom(1, 2, 3),
      (page, percent, screenRatio) => {
        const { width, height, ratio } = drawingOf(page, 500, percent, screenRatio)
        expect(width * height * ratio * ratio).toBeLessThanOrEqual(16_000_001)
      },
    ),
  )
})
