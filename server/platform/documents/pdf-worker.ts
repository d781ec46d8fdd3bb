import { parentPort, workerData } from 'node:worker_threads'
import { type PdfLimits, rewritePdf } from './rewrite-pdf.ts'

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: PdfLimits }
parentPort?.postMessage(await rewritePdf(bytes, limits))
