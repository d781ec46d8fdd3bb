/** More than any certificate needs; each costs the parser time, however small it is. */
const mostObjects = 20_000
/** Parsers accept an object that is not closed, and search the rest of the file for its end. */
const mostUnclosed = 10

/**
 * Whether a PDF is worth parsing, judged without parsing it: it has its end and its table of objects, and each object
 * is closed before the next begins. Truncated files are not repaired.
 */
export function isPlausiblePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWhole = text.lastIndexOf('%%EOF') > text.lastIndexOf(' obj')
  const hasTable = text.includes('startxref') && (text.includes('trailer') || text.includes('/XRef'))
  return isWhole && hasTable && hasPlausibleObjects(text)
}

function hasPlausibleObjects(text: Buffer): boolean {
  let marks = 0
  let unclosed = 0
  let isOpen = false
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (++marks > 2 * mostObjects) return false
    if (text.subarray(at - 3, at).equals(end)) isOpen = false
    else if (isBlank(text[at - 1])) {
      if (isOpen && ++unclosed > mostUnclosed) return false
      isOpen = true
    }
  }
  return true
}

const end = Buffer.from('end')
const isBlank = (byte: number | undefined) => byte !== undefined && byte <= 0x20
