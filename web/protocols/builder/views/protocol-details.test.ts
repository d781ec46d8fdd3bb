import { describe, expect, test } from 'vitest'
import { changedDetails, creationProblems, editProblems, isChanged, trimmed } from './protocol-details.ts'

describe('name and description of a protocol', () => {
  test('are both required of a new one, and not only spaces', () => {
    expect(creationProblems({ name: ' ', description: '' })).toEqual({
      name: 'protocol-name',
      description: 'protocol-description',
    })
    expect(
      Object.values(creationProblems({ name: 'Gut repair', description: 'Eight weeks.' })).filter(Boolean),
    ).toEqual([])
  })

  test('can be edited until only the name is left', { tags: 'protocol-edit-form' }, () => {
    expect(editProblems({ name: ' ' })).toEqual({ name: 'protocol-name' })
    const named = { name: 'Gut repair', description: '' }
    expect(Object.values(editProblems(named)).filter(Boolean)).toEqual([])
    expect(isChanged(named, { ...named, description: 'Eight weeks.' })).toBe(true)
  })

  test('have to differ by more than surrounding spaces to be saved', () => {
    const before = { name: 'Gut repair', description: 'Eight weeks.' }
    expect(isChanged({ name: 'Gut repair ', description: ' Eight weeks.' }, before)).toBe(false)
    expect(isChanged({ ...before, name: 'Gut repair, eight weeks' }, before)).toBe(true)
    expect(isChanged({ ...before, description: 'Nine weeks.' }, before)).toBe(true)
  })

  test('are saved each alone, so that what was changed elsewhere meanwhile stays', () => {
    const before = { name: 'Gut repair', description: 'Eight weeks.' }
    expect(changedDetails({ ...before, description: 'Nine weeks. ' }, before)).toEqual({
      description: 'Nine weeks.',
    })
    expect(changedDetails({ name: 'Gut', description: 'Eight weeks.\n' }, before)).toEqual({ name: 'Gut' })
    expect(changedDetails({ name: 'Gut', description: '' }, before)).toEqual({ name: 'Gut', description: '' })
  })

  test('are stored without surrounding spaces', () => {
    expect(trimmed({ name: ' Gut ', description: ' repair\n' })).toEqual({
      name: 'Gut',
      description: 'repair',
    })
  })
})
