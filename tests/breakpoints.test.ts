import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lastNarrowWidths = [467.9, 469.9, 639.9, 767.9, 878.9, 1023.9, 1199.9]

test('the pages use only the agreed breakpoints', { tags: 'breakpoints' }, () => {
  const tokens = readFileSync('web/ui/tokens.css', 'utf8')
  const widths = [...tokens.matchAll(/--breakpoint-\w+: ([\d.]+)px/g)].map(([, width]) => Number(width))
  expect(widths.sort((a, b) => a - b)).toEqual(lastNarrowWidths.map(Math.ceil))
})
