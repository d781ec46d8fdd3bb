import { expect, test } from 'vitest'
import { nextActive } from './use-combobox.ts'

test('the arrows cycle through the options and the field itself', () => {
  expect(nextActive(-1, 'ArrowDown', 2)).toBe(0)
  expect(nextActive(0, 'ArrowDown', 2)).toBe(1)
  expect(nextActive(1, 'ArrowDown', 2)).toBe(-1)
  expect(nextActive(-1, 'ArrowUp', 2)).toBe(1)
  expect(nextActive(0, 'ArrowUp', 2)).toBe(-1)
})
