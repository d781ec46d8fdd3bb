import { type Attempt, attemptFor } from './attempt.ts'
import { isSame } from './is-same.ts'
import { persisted } from './store/persisted.ts'

const ttlMs = 30 * 86_400_000

/** Items of a visitor that are merged into the account of the user who has logged in. */
export type VisitorMerge<Item> = Attempt<readonly Item[]>

/** A visitor's list, kept in this browser for thirty days. An empty list is deleted. */
export function createVisitorList<Item>(name: string, itemsIn: (stored: readonly unknown[]) => Item[]) {
  const kept = persisted<readonly Item[] | undefined>({
    in: 'localStorage',
    name,
    ttlMs,
    parse: (stored) => (Array.isArray(stored) ? itemsIn(stored) : undefined),
  })
  const unanswered = persisted<VisitorMerge<Item> | undefined>({
    in: 'localStorage',
    name: `${name}-merge`,
    ttlMs,
    parse: (stored) => stored as VisitorMerge<Item> | undefined,
  })
  const read = (): readonly Item[] => kept.read() ?? []
  function write(items: readonly Item[]): void {
    unanswered.write(undefined)
    kept.write(items.length > 0 ? items : undefined)
  }
  return {
    read,
    write,
    onChangedElsewhere: kept.onChangedElsewhere,
    /** All of it. Until it is answered or the list changes, each page that merges it repeats the same attempt. */
    toMerge(): VisitorMerge<Item> {
      const merge = attemptFor(read(), unanswered.read())
      unanswered.write(merge)
      return merge
    },
    /** Only what did not fit is left, unless the list was changed meanwhile. */
    merged({ body }: VisitorMerge<Item>, leftOut: readonly Item[]): void {
      if (isSame(read(), body)) write(leftOut)
    },
  }
}
