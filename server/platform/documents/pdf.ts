import type { Worker } from 'node:worker_threads'
import { refuse } from '../problems.ts'
import { startThread } from '../start-thread.ts'
import type { PdfLimits, RewrittenPdf } from './rewrite-pdf.ts'

/** Time limit for reading one document. */
const timeLimits = {
  /** In processor time; a harmless document takes a fraction of it. */
  processorMs: 4000,
  /** Also on a machine that is busy with other things. */
  longestMs: 15_000,
}
const lookEveryMs = 100
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const limits: PdfLimits = { pages: 30, unfoldedBytes: 400_000_000 }

/**
 * An uploaded PDF is read in a thread of its own, with little memory, little time, and no access to the shop's data.
 */
export async function rewritePdfApart(bytes: Uint8Array, limitedTo = timeLimits): Promise<Uint8Array> {
  const worker = startThread(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    resourceLimits,
  })
  const rewritten = new Promise<RewrittenPdf>((resolve) => {
    const unreadable = () => resolve({ problem: 'file-unreadable' })
    worker.once('message', resolve)
    worker.once('error', unreadable)
    worker.once('exit', unreadable)
  })
  const stop = stopWhenSpent(worker, limitedTo)
  try {
    const result = await rewritten
    return 'bytes' in result ? result.bytes : refuse(result.problem)
  } finally {
    stop()
    await worker.terminate()
  }
}

/** Ends the thread once it has used up its time. */
function stopWhenSpent(worker: Worker, { processorMs, longestMs }: typeof timeLimits): () => void {
  const ending = setTimeout(() => worker.terminate(), longestMs)
  const looking = setInterval(async () => {
    const used = await worker.cpuUsage().catch(() => undefined)
    if (used && (used.user + used.system) / 1000 > processorMs) await worker.terminate()
  }, lookEveryMs)
  return () => {
    clearTimeout(ending)
    clearInterval(looking)
  }
}
