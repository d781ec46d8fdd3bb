import { deflateSync, inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib'

/** How much a document may decompress to in total; a few kilobytes can contain gigabytes. */
export type Budget = { left: number }

const flate = PDFName.of('FlateDecode')
const unfolding = new Set([flate, PDFName.of('LZWDecode'), PDFName.of('RunLengthDecode')])
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }

/** Makes the parser count decompressed bytes. The parser swallows the error; a negative `left` shows it. */
export function guardParser(budget: Budget): void {
  const { forStream: readObjects } = PDFObjectStreamParser
  const { forStream: readPlaces } = PDFXRefStreamParser
  PDFObjectStreamParser.forStream = (stream, wait) => {
    checkStructure(stream, budget)
    return readObjects(stream, wait)
  }
  PDFXRefStreamParser.forStream = (stream) => {
    checkStructure(stream, budget)
    return readPlaces(stream)
  }
}

function checkStructure({ dict, contents }: PDFRawStream, budget: Budget): void {
  const filters = filtersOf(dict)
  if (filters.length === 0) return
  if (filters.length > 1 || filters[0] !== flate) throw new Error('A structure is folded in an unusual way')
  inflate(contents, budget)
}

/**
 * Bytes after the end of a compressed stream are cut off, and plain streams are compressed, so that no other file can
 * hide in them.
 */
export function cleanStream(object: PDFObject, budget: Budget): void {
  if (!(object instanceof PDFRawStream)) return
  const { dict, contents } = object
  const filters = filtersOf(dict)
  if (filters.filter((filter) => unfolding.has(filter)).length > 1)
    throw new Error('A stream is folded more than once')
  if (filters[0] === flate) object.updateContents(contents.subarray(0, inflate(contents, budget)))
  if (filters.length > 0) return
  object.updateContents(deflateSync(contents))
  dict.set(PDFName.of('Filter'), flate)
  dict.delete(PDFName.of('DecodeParms'))
}

/** How many of the bytes belong to the compressed stream. */
function inflate(bytes: Uint8Array, budget: Budget): number {
  const options = { maxOutputLength: Math.max(budget.left, 1), info: true }
  try {
    const { buffer, engine } = inflateSync(bytes, options) as unknown as Inflated
    budget.left -= buffer.length
    return engine.bytesWritten
  } catch (error) {
    budget.left = -1
    throw error
  }
}

function filtersOf(dict: PDFDict): PDFName[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  if (filter instanceof PDFArray) return filter.asArray().map((_, index) => filter.lookup(index, PDFName))
  return filter instanceof PDFName ? [filter] : []
}
