import { describe, expect, test } from 'vitest'
import { detailsProblems, isChanged, trimmed } from './protocol-details.ts'

describe('what a protocol is called and what it is for', () => {
  test('both are needed, and space alone is nothing', () => {
    expect(detailsProblems({ name: ' ', description: '' })).toEqual({
      name: 'protocol-name',
      description: 'protocol-description',
    })
    expect(Object.values(detailsProblems({ name: 'Gut repair', description: 'Eight weeks.' }))).not.toContain(
      'protocol-name',
    )
  })

  test('there is nothing to save until something differs by more than space around it', () => {
    const before = { name: 'Gut repair', description: 'Eight weeks.' }
    expect(isChanged({ name: 'Gut repair ', description: ' Eight weeks.' }, before)).toBe(false)
    expect(isChanged({ ...before, name: 'Gut repair, eight weeks' }, before)).toBe(true)
    expect(isChanged({ ...before, description: 'Nine weeks.' }, before)).toBe(true)
  })

  test('it is kept without the space around it', () => {
    expect(trimmed({ name: ' Gut ', description: ' repair\n' })).toEqual({
      name: 'Gut',
      description: 'repair',
    })
  })
})
