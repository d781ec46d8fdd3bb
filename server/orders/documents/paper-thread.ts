import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
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
  giveWay()
})

/**
 * Rendering yields to requests once the fonts are loaded. On other systems than Linux priorities apply to the whole
 * process.
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
