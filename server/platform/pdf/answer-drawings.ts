import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../lower-priority.ts'
import type { Drawn } from './drawing-thread.ts'

/** What the script of a drawing thread does: answers each message with what `draw` returns. */
export function answerDrawings<Order>(draw: (order: Order) => Promise<Uint8Array>): void {
  parentPort?.on('message', async (order: Order) => {
    const drawn: Drawn = await draw(order).then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    parentPort?.postMessage(drawn)
    // Once the fonts are loaded.
    lowerPriority()
  })
}
