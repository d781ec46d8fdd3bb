import { expect, test } from 'vitest'
import { noteOutcome } from './line-note.tsx'

test('a first note is stored without surrounding spaces', () => {
  expect(noteOutcome('  With lunch \n', null)).toBe('With lunch')
})

test('an emptied note is removed', () => {
  expect(noteOutcome('   ', 'With lunch')).toBeNull()
})

test('a field left unchanged saves nothing', () => {
  expect(noteOutcome('', null)).toBeUndefined()
  expect(noteOutcome('With lunch', 'With lunch')).toBeUndefined()
})
