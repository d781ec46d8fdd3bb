import { describe, expect, test } from 'vitest'
import { detailsProblems, isChanged, trimmed } from './protocol-details.ts'

describe('name and description of a protocol', () => {
  test('are both required, and not only spaces', () => {
    expect(detailsProblems({ name: ' ', description: '' })).toEqual({
      name: 'protocol-name',
      description: 'protocol-description',
    })
    expect(Object.values(detailsProblems({ name: 'Gut repair', description: 'Eight weeks.' }))).not.toContain(
      'protocol-name',
    )
  })

  test('have to differ by more than surrounding spaces to be saved', () => {
    const before = { name: 'Gut repair', description: 'Eight weeks.' }
    expect(isChanged({ name: 'Gut repair ', description: ' Eight weeks.' }, before)).toBe(false)
    expect(isChanged({ ...before, name: 'Gut repair, eight weeks' }, before)).toBe(true)
    expect(isChanged({ ...before, description: 'Nine weeks.' }, before)).toBe(true)
  })

  test('are stored without surrounding spaces', () => {
    expect(trimmed({ name: ' Gut ', description: ' repair\n' })).toEqual({
      name: 'Gut',
      description: 'repair',
    })
  })
})
