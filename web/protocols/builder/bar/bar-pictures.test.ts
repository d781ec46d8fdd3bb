import { expect, test } from 'vitest'
import { thumbnailCount } from './bar-pictures.tsx'

test('the bar shows as many pictures as fit', () => {
  const widths = [1440, 1200, 1199.9, 1024, 1023.9, 878.9, 768, 767.9, 470, 469.9, 320]
  expect(widths.map((width) => thumbnailCount(width, false))).toEqual([8, 8, 5, 5, 4, 4, 4, 3, 3, 2, 2])
})

test('beside the open panel it shows at most five', () => {
  expect([1440, 1100, 900].map((width) => thumbnailCount(width, true))).toEqual([5, 5, 4])
})
