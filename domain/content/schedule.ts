import { dayMs } from '../local-time.ts'

/** When something that was published is shown: from `from`, and before `until` if there is an end. */
export type Period = { from: Date; until: Date | null }

export type EntryState = 'draft' | 'scheduled' | 'published' | 'over'

const isLive = ({ from, until }: Period, now: Date) => from <= now && (until === null || until > now)

/** Of several, the one that began last; when it ends, the one before it is shown again. */
export function liveOf<P extends Period>(publications: readonly P[], now: Date): P | undefined {
  const [first, ...others] = publications.filter((each) => isLive(each, now))
  return others.reduce((last, each) => (each.from >= last.from ? each : last), first!)
}

/** The next one that will begin. */
export function nextOf<P extends Period>(publications: readonly P[], now: Date): P | undefined {
  return publications
    .filter(({ from }) => from > now)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())[0]
}

export function entryState(publications: readonly Period[], now: Date): EntryState {
  if (liveOf(publications, now)) return 'published'
  if (nextOf(publications, now)) return 'scheduled'
  return publications.length > 0 ? 'over' : 'draft'
}

const soonMs = 7 * dayMs

/** Whether its readers will soon see something else, unless somebody intervenes. */
export const isSoon = ({ from }: Period, now: Date): boolean =>
  from > now && from.getTime() - now.getTime() <= soonMs

/** A period that ends before it begins, or is already over, would never be shown. */
export function periodProblem({ from, until }: Period, now: Date): 'content-period' | undefined {
  return until !== null && (until <= from || until <= now) ? 'content-period' : undefined
}
