import { type CpuInfo, cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** For work that can wait: tasks run one at a time, and only while the machine is mostly idle. */
export type PictureQueue = {
  add: (key: string, work: () => Promise<unknown>) => void
  /** Drops waiting tasks, and resolves when the current one has finished. */
  close: () => Promise<void>
}

const longestQueue = 5000
const restMs = 100
const idleEnough = 0.5
/** On a machine that is never idle, perhaps because of other programs, tasks still run, but slowly. */
const longestWaitMs = 10_000

export type PictureQueueOptions = {
  isBusy: () => boolean
  onError: (error: unknown) => void
  processors?: typeof cpus
  longestWait?: number
}

export function createPictureQueue(options: PictureQueueOptions): PictureQueue {
  const { isBusy, onError, processors = cpus, longestWait = longestWaitMs } = options
  const waiting = new Map<string, () => Promise<unknown>>()
  const closing = new AbortController()
  let running: Promise<void> | undefined

  async function untilIdle(): Promise<void> {
    const end = Date.now() + longestWait
    for (let before = timesOf(processors()); ; ) {
      await pause(restMs, undefined, { signal: closing.signal, ref: false })
      const now = timesOf(processors())
      const isIdle = now.idle - before.idle >= idleEnough * (now.all - before.all)
      if (!isBusy() && (isIdle || Date.now() > end)) return
      before = now
    }
  }

  async function run(): Promise<void> {
    for (const [key, work] of waiting) {
      try {
        await untilIdle()
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

/** Of all processors together, in ms since the machine started. */
function timesOf(processors: readonly Pick<CpuInfo, 'times'>[]) {
  let idle = 0
  let all = 0
  for (const { times } of processors) {
    idle += times.idle
    all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return { idle, all }
}
