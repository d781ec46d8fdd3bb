import { fold } from '../search/fold.ts'
import { type TopicIcon, topicIcons } from './sections.ts'

export const meetingWays = ['online', 'in-person'] as const
export type MeetingWay = (typeof meetingWays)[number]

export const directoryPageSize = 24

/** A practitioner in the directory. */
export type DirectoryEntry = {
  practitionerId: number
  /** Key of the registration list. */
  profession: string
  /** Codes of ISO 639-1. */
  languages: readonly string[]
  place: string
  meetings: readonly MeetingWay[]
  topics: readonly TopicIcon[]
}

/** At most one of each group. */
export type DirectoryChoice = {
  profession?: string | undefined
  language?: string | undefined
  place?: string | undefined
  meeting?: string | undefined
  topic?: string | undefined
}
export const directoryGroups = ['topic', 'place', 'meeting', 'language', 'profession'] as const
export type DirectoryGroup = (typeof directoryGroups)[number]

export type DirectoryOption = { key: string; count: number }

/** An index of the values of one group. */
type Column = {
  keys: string[]
  numbers: Map<string, number>
  /** The value numbers of all entries in a row; those of an entry begin at its start and end at the next one's. */
  values: Uint32Array
  starts: Uint32Array
}
export type DirectoryIndex = {
  entries: readonly DirectoryEntry[]
  columns: Record<DirectoryGroup, Column>
  /** By key, as the first of the practitioners there writes it. */
  placeNames: ReadonlyMap<string, string>
}

const valuesOf: Record<DirectoryGroup, (entry: DirectoryEntry) => readonly string[]> = {
  profession: ({ profession }) => [profession],
  language: ({ languages }) => languages,
  place: ({ place }) => (place ? [placeKey(place)] : []),
  meeting: ({ meetings }) => meetings,
  topic: ({ topics }) => topicIcons.filter((topic) => topics.includes(topic)),
}

/** The same place however it is spelled: case and accents are ignored. */
export function placeKey(place: string): string {
  return fold(place).trim().replace(/\s+/g, ' ')
}

/** Built once per state of the directory, so that a search only compares numbers. */
export function indexDirectory(entries: readonly DirectoryEntry[]): DirectoryIndex {
  const columnOf = (group: DirectoryGroup): Column => {
    const numbers = new Map<string, number>()
    const values: number[] = []
    const starts = new Uint32Array(entries.length + 1)
    for (const [at, entry] of entries.entries()) {
      for (const key of new Set(valuesOf[group](entry))) {
        const number = numbers.get(key) ?? numbers.size
        numbers.set(key, number)
        values.push(number)
      }
      starts[at + 1] = values.length
    }
    return { keys: [...numbers.keys()], numbers, values: Uint32Array.from(values), starts }
  }
  const placeNames = new Map<string, string>()
  for (const { place } of entries) {
    const key = placeKey(place)
    if (key && !placeNames.has(key)) placeNames.set(key, place)
  }
  return {
    entries,
    columns: {
      profession: columnOf('profession'),
      language: columnOf('language'),
      place: columnOf('place'),
      meeting: columnOf('meeting'),
      topic: columnOf('topic'),
    },
    placeNames,
  }
}

export type DirectoryResult = {
  /** In the order of the entries. */
  found: DirectoryEntry[]
  /** With how many would be left, whatever is chosen of the same group; most first. */
  options: Record<DirectoryGroup, DirectoryOption[]>
}

/** A value that nobody has finds nobody. */
export function searchDirectory(
  { entries, columns }: DirectoryIndex,
  choice: DirectoryChoice,
): DirectoryResult {
  const wanted = directoryGroups.map((group) => {
    const value = choice[group]
    if (value === undefined) return null
    return columns[group].numbers.get(group === 'place' ? placeKey(value) : value) ?? -1
  })
  const inOrder = directoryGroups.map((group) => columns[group])
  const counts = inOrder.map(({ keys }) => new Uint32Array(keys.length))
  const found: DirectoryEntry[] = []
  for (let entry = 0; entry < entries.length; entry++) {
    // The only group that does not match: the entry counts for its options, and for no others.
    let failed = -1
    let failures = 0
    for (let group = 0; group < wanted.length; group++) {
      const number = wanted[group]!
      if (number === null || has(inOrder[group]!, entry, number)) continue
      failed = group
      failures += 1
    }
    if (failures > 1) continue
    if (failures === 0) found.push(entries[entry]!)
    for (let group = 0; group < wanted.length; group++) {
      if (failures === 1 && group !== failed) continue
      const { values, starts } = inOrder[group]!
      const end = starts[entry + 1]!
      for (let at = starts[entry]!; at < end; at++) counts[group]![values[at]!]! += 1
    }
  }
  const optionsOf = (group: DirectoryGroup, at: number): DirectoryOption[] =>
    columns[group].keys
      .map((key, number) => ({ key, count: counts[at]![number]! }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
  const [topic, place, meeting, language, profession] = directoryGroups.map(optionsOf)
  return {
    found,
    options: {
      profession: profession!,
      language: language!,
      place: place!,
      meeting: meeting!,
      topic: topic!,
    },
  }
}

function has({ values, starts }: Column, entry: number, number: number): boolean {
  const end = starts[entry + 1]!
  for (let at = starts[entry]!; at < end; at++) if (values[at] === number) return true
  return false
}
