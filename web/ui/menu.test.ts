import { expect, test } from 'vitest'
import { noTypeAhead, typeAheadMatch, typeAheadResetMs, typed } from './menu.tsx'

const labels = ['English', 'Deutsch', 'Dansk', 'Español', 'Français']

test('letters typed quickly form a prefix', () => {
  const d = typed(noTypeAhead, 'D', 0)
  const da = typed(d, 'a', typeAheadResetMs)
  expect(da.text).toBe('da')
  expect(typeAheadMatch(labels, 1, da.text)).toBe(2)
})

test('after a pause a new prefix starts', { tags: 'constant-type-ahead' }, () => {
  const d = typed(noTypeAhead, 'd', 0)
  expect(typed(d, 'e', typeAheadResetMs + 1).text).toBe('e')
})

test('repeating a letter cycles through its labels', () => {
  expect(typeAheadMatch(labels, 0, 'd')).toBe(1)
  expect(typeAheadMatch(labels, 1, 'dd')).toBe(2)
  expect(typeAheadMatch(labels, 2, 'ddd')).toBe(1)
})

test('the current label stays while it still matches', () => {
  expect(typeAheadMatch(labels, 3, 'es')).toBe(3)
})

test('letters without a match change nothing', () => {
  expect(typeAheadMatch(labels, 0, 'x')).toBe(-1)
  expect(typeAheadMatch([], 0, 'x')).toBe(-1)
})
