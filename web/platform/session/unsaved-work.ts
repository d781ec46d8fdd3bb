import { onNextUser } from './follow-user.ts'

type Autosaved = { stop(): Promise<void> }

/**
 * Work by id that is not saved yet, whether or not its page is still open: a user who comes back finds it as they left
 * it. Given up when somebody else logs in.
 */
export function createUnsavedWork<Work extends Autosaved>(): Map<number, Work> {
  const unsaved = new Map<number, Work>()
  onNextUser(() => {
    for (const work of unsaved.values()) void work.stop()
    unsaved.clear()
  })
  return unsaved
}
