import { expect, test } from 'vitest'
import { noteOutcome } from './line-note.tsx'

test('a first note is kept without the space around it', () => {
  expect(noteOutcome('  With lunch \n', null)).toBe('With lunch')
})

test('an emptied note is taken away', () => {
  expect(noteOutcome('   ', 'With lunch')).toBeNull()
})

test('a field that was opened and left as it was saves nothing', () => {
  expect(noteOutcome('', null)).toBeUndefined()
  expect(noteOutcome('With lunch', 'With lunch')).toBeUndefined()
})
