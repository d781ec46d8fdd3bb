import { refuse } from './problems.ts'

/** Limits concurrent work; the rest waits in order of arrival. */
export type WorkQueue = { run<T>(work: () => Promise<T>): Promise<T>; isEmpty(): boolean }

/** If `longest` are already waiting, more work is refused as `unavailable`. */
export function openWorkQueue({ atOnce, longest }: { atOnce: number; longest: number }): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    isEmpty: () => running === 0,
    async run(work) {
      if (running < atOnce) running++
      else if (waiting.length >= longest) refuse('unavailable')
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
