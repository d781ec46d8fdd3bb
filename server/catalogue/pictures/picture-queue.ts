import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Work that can wait: it runs one by one, and only while the process has little else to do. */
export type PictureQueue = {
  add: (key: string, work: () => Promise<unknown>) => void
  /** Forgets what waits, and is done when the present work is. */
  close: () => Promise<void>
}

const longestQueue = 5000
const busyShare = 0.5
const restMs = 100

async function untilIdle(isBusy: () => boolean, signal: AbortSignal): Promise<void> {
  let before = performance.eventLoopUtilization()
  for (;;) {
    await pause(restMs, undefined, { signal, ref: false })
    const now = performance.eventLoopUtilization()
    if (!isBusy() && performance.eventLoopUtilization(now, before).utilization < busyShare) return
    before = now
  }
}

export type PictureQueueOptions = { isBusy: () => boolean; onError: (error: unknown) => void }

export function createPictureQueue({ isBusy, onError }: PictureQueueOptions): PictureQueue {
  const waiting = new Map<string, () => Promise<unknown>>()
  const closing = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    for (const [key, work] of waiting) {
      try {
        await untilIdle(isBusy, closing.signal)
        await work()
      } catch (error) {
        if (closing.signal.aborted) return
        onError(error)
      }
      waiting.delete(key)
    }
    running = undefined
  }

  return {
    add(key, work) {
      if (closing.signal.aborted || waiting.has(key) || waiting.size >= longestQueue) return
      waiting.set(key, work)
      running ??= run()
    },
    async close() {
      closing.abort()
      waiting.clear()
      await running
    },
  }
}
