import { addDays, type Day } from '../days.ts'
import type { Use } from './supply-left.ts'

/** Days on which the same is taken; `until` is null if that has no end. */
export type Segment<Taken> = { from: Day; until: Day | null; taken: readonly Taken[] }

/** What is taken from today on, divided where a course ends. */
export function doseSegments<Taken extends { use: Use }>(
  all: readonly Taken[],
  today: Day,
): Segment<Taken>[] {
  const open = all.some(({ use }) => use.until === null)
  const ends = [...new Set(all.flatMap(({ use }) => use.until ?? []))]
    .filter((end) => end >= today)
    .sort((one, other) => one - other)
  let from = today
  return [...ends, ...(open ? [null] : [])].map((until) => {
    const begin = from
    if (until !== null) from = addDays(until, 1)
    return { from: begin, until, taken: all.filter(({ use }) => use.until === null || use.until >= begin) }
  })
}
