import { expect, test } from 'vitest'
import { cropArea } from './crop-picture.ts'

test('the chosen part is cut in whole pixels', () => {
  expect(cropArea(1000, 500, { x: 10, y: 20, width: 50, height: 50 })).toMatchObject({
    left: 100,
    top: 100,
    width: 500,
    height: 250,
    shownWidth: 500,
  })
})

test('a part never reaches beyond the picture, and is at least one pixel', () => {
  const part = cropArea(3, 3, { x: 99.9, y: 0, width: 50, height: 0 })
  expect(part).toMatchObject({ left: 2, width: 1, height: 1 })
})

test('a large picture is made smaller', () => {
  expect(cropArea(12_000, 6000, { x: 0, y: 0, width: 100, height: 100 })).toMatchObject({
    shownWidth: 2400,
    shownHeight: 1200,
  })
})
