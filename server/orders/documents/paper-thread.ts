import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '#server/platform/lower-priority.ts'
import type { Drawn } from '#server/platform/pdf/drawing-thread.ts'
import { drawPaper, type PaperJob } from './draw-paper.ts'

parentPort?.on('message', async (job: PaperJob) => {
  const drawn: Drawn = await drawPaper(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  parentPort?.postMessage(drawn)
  // Once the fonts are loaded.
  lowerPriority()
})
