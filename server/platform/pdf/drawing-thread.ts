import type { Worker } from 'node:worker_threads'
import { refuse } from '../problems.ts'
import { startThread } from '../start-thread.ts'
import { openWorkQueue } from '../work-queue.ts'

/** Documents are rendered in a thread of their own, one at a time. */
export type DrawingThread<Order> = { draw(order: Order): Promise<Uint8Array>; close(): Promise<void> }
export type Drawn = { bytes: Uint8Array } | { failure: string }

const longestWaiting = 20
const longestDrawingMs = 30_000
const restMs = 120_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * `script` answers each message with a `Drawn`. The thread caches fonts, and ends when it has been idle for a while.
 */
export function openDrawingThread<Order>(
  script: URL,
  { onFailure }: { onFailure: (failure: string) => void },
): DrawingThread<Order> {
  const queue = openWorkQueue({ atOnce: 1, longest: longestWaiting })
  let thread: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(rest)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  function ensureWorker(): Worker {
    clearTimeout(rest)
    thread ??= startThread(script, { resourceLimits })
    return thread
  }

  async function drawn(order: Order): Promise<Drawn> {
    const worker = ensureWorker()
    const listening = new AbortController()
    const answer = new Promise<Drawn>((resolve) => {
      const listen = (event: 'message' | 'error' | 'exit', answerOf: (value: unknown) => Drawn) => {
        const listener = (value: unknown) => resolve(answerOf(value))
        worker.once(event, listener)
        listening.signal.addEventListener('abort', () => worker.off(event, listener))
      }
      listen('message', (value) => value as Drawn)
      listen('error', (value) => ({ failure: String(value) }))
      listen('exit', () => ({ failure: 'the thread ended' }))
    })
    const timeout = setTimeout(() => worker.terminate(), longestDrawingMs)
    worker.postMessage(order)
    const result = await answer
    clearTimeout(timeout)
    listening.abort()
    if ('failure' in result) await end()
    else rest = setTimeout(end, restMs).unref()
    worker.unref()
    return result
  }

  return {
    draw: (order) =>
      queue.run(async () => {
        thread?.ref()
        const result = await drawn(order)
        if ('bytes' in result) return result.bytes
        onFailure(result.failure)
        return refuse('unavailable')
      }),
    close: end,
  }
}
