import type { Remindable, ReminderResults } from '#contract/renewals.ts'
import { remindersAtOnce } from '#domain/practice/renewals.ts'
import type { ProblemCode } from '#domain/problems.ts'

/** What became of each email: null once it was sent. */
export type Results = ReadonlyMap<number, ProblemCode | null>

export function withResults(known: Results, { data }: ReminderResults): Results {
  return new Map([...known, ...data.map(({ id, problem }) => [id, problem] as const)])
}

export function sentCount(results: Results): number {
  return [...results.values()].filter((problem) => problem === null).length
}

/** Sends to all who were not tried yet, a few with each call; `onResults` gets what is known after each. */
export async function sendToAll(
  recipients: readonly Pick<Remindable, 'id'>[],
  results: Results,
  send: (ids: readonly number[]) => Promise<ReminderResults>,
  onResults: (results: Results) => void,
): Promise<void> {
  let known = results
  for (let ids = nextIds(recipients, known); ids.length > 0; ids = nextIds(recipients, known)) {
    known = withResults(known, await send(ids))
    onResults(known)
  }
}

/** The ids of the next call; empty once everybody was tried. */
export function nextIds(recipients: readonly Pick<Remindable, 'id'>[], results: Results): number[] {
  return recipients
    .map(({ id }) => id)
    .filter((id) => !results.has(id))
    .slice(0, remindersAtOnce)
}
