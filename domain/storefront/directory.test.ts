import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DirectoryChoice,
  type DirectoryEntry,
  directoryGroups,
  indexDirectory,
  searchDirectory,
} from './directory.ts'

const entry = (practitionerId: number, given: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  practitionerId,
  profession: 'dieticians',
  languages: ['nl'],
  place: 'Gent',
  meetings: ['in-person'],
  topics: [],
  ...given,
})
const ilse = entry(1, {
  languages: ['nl', 'en'],
  topics: ['stomach', 'night'],
  meetings: ['online', 'in-person'],
})
const marco = entry(2, { profession: 'naturopaths', place: 'Liège', languages: ['fr'], topics: ['stomach'] })
const nora = entry(3, { place: '', meetings: ['online'], languages: ['nl'] })
const directory = indexDirectory([ilse, marco, nora])
const ids = (choice: DirectoryChoice) =>
  searchDirectory(directory, choice).found.map(({ practitionerId }) => practitionerId)

describe('the directory of practitioners', () => {
  test.each([
    [{}, [1, 2, 3]],
    [{ profession: 'naturopaths' }, [2]],
    [{ language: 'nl' }, [1, 3]],
    [{ place: 'gent' }, [1]],
    [{ place: ' LIEGE ' }, [2]],
    [{ meeting: 'online' }, [1, 3]],
    [{ topic: 'stomach', language: 'en' }, [1]],
    [{ topic: 'liver' }, []],
    [{ profession: 'constructor' }, []],
  ])('asked for %o finds %o', (choice, found) => {
    expect(ids(choice)).toEqual(found)
  })

  test('counts what would be left, whatever is chosen of the same group', () => {
    const { options } = searchDirectory(directory, { language: 'nl' })
    expect(options.language).toEqual([
      { key: 'nl', count: 2 },
      { key: 'en', count: 1 },
      { key: 'fr', count: 1 },
    ])
    expect(options.profession).toEqual([{ key: 'dieticians', count: 2 }])
    expect(options.topic).toEqual([
      { key: 'night', count: 1 },
      { key: 'stomach', count: 1 },
    ])
  })

  test('keeps its promise: an option that is chosen finds as many as it says', () => {
    const any = fc.record({
      practitionerId: fc.nat(),
      profession: fc.constantFrom('dieticians', 'naturopaths', 'other'),
      languages: fc.subarray(['nl', 'en', 'fr']),
      place: fc.constantFrom('', 'Gent', 'Liège'),
      meetings: fc.subarray(['online', 'in-person'] as const),
      topics: fc.subarray(['stomach', 'night', 'liver'] as const),
    })
    const choices = fc.record(
      {
        profession: fc.constantFrom('dieticians', 'other'),
        language: fc.constantFrom('nl', 'fr'),
        meeting: fc.constantFrom('online', 'in-person'),
        topic: fc.constantFrom('stomach', 'liver'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), choices, (entries, choice) => {
        const index = indexDirectory(entries)
        const { options } = searchDirectory(index, choice)
        for (const group of directoryGroups)
          for (const { key, count } of options[group])
            expect(searchDirectory(index, { ...choice, [group]: key }).found).toHaveLength(count)
      }),
    )
  })
})
