import { expect, test } from 'vitest'
import { inGroups } from './second-factor-setup.tsx'

test('a secret is shown in groups of four, two to a line', () => {
  expect(inGroups('K7QF2MZPX4TD9HWB')).toBe('K7QF 2MZP\nX4TD 9HWB')
  expect(inGroups('ABCDEF')).toBe('ABCD EF')
  expect(inGroups('')).toBe('')
})
