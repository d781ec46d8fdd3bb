import { PDFDocument, PDFInvalidObject } from '@cantoo/pdf-lib'
import { scrubPdf } from './scrub-pdf.ts'
import { type Budget, cleanStream, guardParser } from './unfold-streams.ts'

export type PdfLimits = { pages: number; unfoldedBytes: number }
export type RewrittenPdf = { bytes: Uint8Array } | { problem: 'file-unreadable' | 'too-many-pages' }

/** A ZIP archive is found by a marker in the last bytes of a file, whatever comes before. */
const archiveMark = Buffer.from('PK\x05\x06')
const archiveTail = 66_000

/** Copies only the pages into a new document. Runs in a thread that can be stopped. */
export async function rewritePdf(bytes: Uint8Array, limits: PdfLimits): Promise<RewrittenPdf> {
  const budget: Budget = { left: limits.unfoldedBytes }
  try {
    guardParser(budget)
    const source = await PDFDocument.load(bytes, { updateMetadata: false })
    if (budget.left < 0) return { problem: 'file-unreadable' }
    const count = source.getPageCount()
    if (count > limits.pages) return { problem: 'too-many-pages' }
    const written = count > 0 && (await copyPages(source, budget))
    return written && !isArchive(written) ? { bytes: written } : { problem: 'file-unreadable' }
  } catch {
    return { problem: 'file-unreadable' }
  }
}

async function copyPages(source: PDFDocument, budget: Budget): Promise<Uint8Array> {
  scrubPdf(
    source.context,
    source.getPages().map(({ node }) => node),
  )
  const copy = await PDFDocument.create({ updateMetadata: false })
  for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page)
  for (const [, object] of copy.context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) throw new Error('A page holds what cannot be read')
    cleanStream(object, budget)
  }
  return copy.save()
}

function isArchive(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-archiveTail)).includes(archiveMark)
}
