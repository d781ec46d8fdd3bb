import { Refusal } from './problems.ts'

/**
 * Each person uploads one file at a time, and only a limited number of people at once, since files are held in memory.
 */
export function limitUploads(most: number) {
  const senders = new Set<number>()
  return async function limited<T>(sender: number, work: () => Promise<T>): Promise<T> {
    if (senders.has(sender)) throw new Refusal('upload-running', { retryAfterSeconds: 10 })
    if (senders.size >= most) throw new Refusal('unavailable', { retryAfterSeconds: 30 })
    senders.add(sender)
    try {
      return await work()
    } finally {
      senders.delete(sender)
    }
  }
}
