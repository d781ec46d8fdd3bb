import { Refusal } from './problems.ts'

/** Each person sends one file at a time, and only so many do at once: each may be held in memory whole. */
export function openUploadsInHand(most: number) {
  const senders = new Set<number>()
  return async function inHand<T>(sender: number, work: () => Promise<T>): Promise<T> {
    if (senders.has(sender)) throw new Refusal('upload-running', undefined, 10)
    if (senders.size >= most) throw new Refusal('unavailable', undefined, 30)
    senders.add(sender)
    try {
      return await work()
    } finally {
      senders.delete(sender)
    }
  }
}
