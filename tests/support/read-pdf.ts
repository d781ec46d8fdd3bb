import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Tree = { role: string; children?: (Tree | { type: string; id: string })[] }
export type ReadPdf = {
  title: unknown
  language: unknown
  pages: {
    /** The lines from top to bottom, each from left to right. */
    text: string
    /** In points. */
    sizes: number[]
    /** The tags for assistive technology: `H1`, `Table`, … */
    roles: string[]
  }[]
  /** The whole text on one line. */
  text: string
}

/** Reads the text of a PDF, as PDF readers do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items, lang } = await page.getTextContent()
    const texts = items.filter((item) => 'str' in item)
    const tree = (await page.getStructTree()) as Tree | null
    pages.push({
      text: texts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
      sizes: texts.filter(({ str }) => str.trim()).map(({ height }) => height),
      roles: tree ? rolesIn(tree) : [],
      language: lang,
    })
  }
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ')
  const read = { title: 'Title' in info ? info.Title : undefined, language: pages[0]?.language, pages, text }
  await task.destroy()
  return read
}

function rolesIn({ role, children = [] }: Tree): string[] {
  return [role, ...children.flatMap((child) => ('role' in child ? rolesIn(child) : []))]
}
