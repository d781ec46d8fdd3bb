import { Worker } from 'node:worker_threads'
import { refuse } from '../problems.ts'
import type { PdfLimits, RewrittenPdf } from './rewrite-pdf.ts'

const longestRewritingMs = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const limits: PdfLimits = { pages: 30, unfoldedBytes: 400_000_000 }

/** A stranger's PDF is read on a thread of its own, with little memory, little time, and nothing of the shop's. */
export async function rewritePdfApart(bytes: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    resourceLimits,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const patience = setTimeout(() => worker.terminate(), longestRewritingMs)
  const rewritten = await new Promise<RewrittenPdf>((resolve) => {
    const unreadable = () => resolve({ problem: 'file-unreadable' })
    worker.once('message', resolve)
    worker.once('error', unreadable)
    worker.once('exit', unreadable)
  })
  clearTimeout(patience)
  await worker.terminate()
  return 'bytes' in rewritten ? rewritten.bytes : refuse(rewritten.problem)
}
