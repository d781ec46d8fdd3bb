import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Fonts, character maps and decoders that a document may omit, by the names used by pdf.js. */
const givenParts: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const partUrls = new Map(
  Object.entries(givenParts).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

class ShopParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = partUrls.get(filename)
    const answer = url ? await fetch(url) : undefined
    if (!answer?.ok) throw new Error(`There is no ${filename}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Called with the size of the page; returns the canvas to paint on, and the scale. */
type Prepare = (paper: { width: number; height: number }) => { canvas: HTMLCanvasElement; scale: number }
/** Returns the text of the page. */
type DrawPage = (page: number, prepare: Prepare, signal: AbortSignal) => Promise<string>
export type PdfFile = { pages: number; draw: DrawPage }

/**
 * Reads an untrusted document: nothing in it runs, links anywhere or loads anything except the shop's own files.
 * It closes with the signal.
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<PdfFile> {
  const data = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const task = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: ShopParts,
    // Requested before the files are loaded; `ShopParts` knows where they are.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy())
  const pdf = await task.promise
  return { pages: pdf.numPages, draw: drawPageOf(pdf) }
}

function drawPageOf(pdf: PDFDocumentProxy): DrawPage {
  return async (number, prepare, signal) => {
    const page = await pdf.getPage(number)
    signal.throwIfAborted()
    const { canvas, scale } = prepare(page.getViewport({ scale: 1 }))
    const painting = page.render({ canvas, viewport: page.getViewport({ scale }) })
    signal.addEventListener('abort', () => painting.cancel())
    await painting.promise
    const { items } = await page.getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
}
