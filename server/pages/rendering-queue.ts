import { setImmediate as turn } from 'node:timers/promises'
import { openWorkQueue } from '#server/platform/work-queue.ts'

/** Renderings take turns with the answers that are at hand: a few at once, some waiting, and no more. */
export const renderedAtOnce = 2
export const longestQueue = 100

/**
 * Lets pages be rendered in turn; what finds the queue full is refused as `unavailable`. Addresses with a query wait
 * apart: there are endlessly many of them, and a flood of filters leaves the others their turn.
 */
export function openRenderingQueue() {
  const limits = { atOnce: renderedAtOnce, longest: longestQueue }
  const withQuery = openWorkQueue(limits)
  const withoutQuery = openWorkQueue(limits)
  return {
    run<T>(url: string, render: () => Promise<T>): Promise<T> {
      const queue = url.includes('?') ? withQuery : withoutQuery
      return queue.run(async () => {
        await turn()
        return render()
      })
    },
  }
}
