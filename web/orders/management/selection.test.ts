import { expect, test } from 'vitest'
import { allToggled, howMany, inSight, toggled } from './selection.ts'

const rows = [{ id: 3 }, { id: 2 }, { id: 1 }]

test('a row is ticked and unticked', () => {
  const ticked = toggled(new Set(), 2)
  expect([...ticked]).toEqual([2])
  expect([...toggled(ticked, 2)]).toEqual([])
})

test('the box above ticks all rows, and unticks them once all are ticked', () => {
  const all = allToggled(new Set([2]), rows)
  expect(howMany(all, rows)).toBe('all')
  expect(howMany(allToggled(all, rows), rows)).toBe('none')
})

test('the box above shows when only some are ticked', () => {
  expect(howMany(new Set([2]), rows)).toBe('some')
  expect(howMany(new Set([9]), rows)).toBe('none')
  expect(howMany(new Set(), [])).toBe('none')
})

test('what was ticked on another page is not processed from this one', () => {
  expect(inSight(new Set([9, 1, 3]), rows)).toEqual([3, 1])
})
