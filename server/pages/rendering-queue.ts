import { setImmediate as turn } from 'node:timers/promises'
import { openLane } from '#server/platform/lane.ts'

/** Renderings take turns with the answers that are at hand: a few at once, some waiting, and no more. */
export const renderedAtOnce = 2
export const longestQueue = 100

/**
 * Lets pages be rendered in turn; what finds the queue full is refused as `unavailable`. Addresses with a query wait
 * apart: there are endlessly many of them, and a flood of filters leaves the others their turn.
 */
export function openRenderingQueue() {
  const limits = { atOnce: renderedAtOnce, longest: longestQueue }
  const withQuery = openLane(limits)
  const withoutQuery = openLane(limits)
  return {
    run<T>(url: string, render: () => Promise<T>): Promise<T> {
      const lane = url.includes('?') ? withQuery : withoutQuery
      return lane.run(async () => {
        await turn()
        return render()
      })
    },
  }
}
