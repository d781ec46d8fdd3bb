import { DatabaseTimeout } from './deadlines.ts'

/** Releases the slot; further calls do nothing. */
export type Release = () => void

/** Allows `count` tasks at once. Others wait in order of arrival, at most `maxWaitMs`. */
export function createSemaphore(count: number, maxWaitMs: number): () => Promise<Release> {
  let free = count
  const waiting = new Set<() => void>()

  const leave = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  return () => {
    if (free > 0) {
      free -= 1
      return Promise.resolve(leave)
    }
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer)
        waiting.delete(next)
        resolve(leave)
      }
      const timer = setTimeout(() => {
        waiting.delete(next)
        reject(new DatabaseTimeout('No connection to the database became free in time'))
      }, maxWaitMs)
      waiting.add(next)
    })
  }
}
