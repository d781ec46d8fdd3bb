import { setImmediate as turn } from 'node:timers/promises'
import { openWorkQueue } from '#server/platform/work-queue.ts'

/** Rendering alternates with other requests: a few at once, some waiting, and no more. */
export const renderedAtOnce = 2
export const longestQueue = 100

/**
 * Limits concurrent rendering; if the queue is full, requests are refused as `unavailable`. URLs with a query have a
 * queue of their own: there are endlessly many, and a flood of filters must not block the others.
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
