import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { plainPdf, restlessPdf } from '../../../tests/support/sample-documents.ts'
import { isPlausiblePdf } from './scan-pdf.ts'

const end = 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
const pdf = (objects: string, ending = end) => Buffer.from(`%PDF-1.7\n${objects}\n${ending}`)
const object = '1 0 obj << >> endobj '

test('documents written by programs are worth parsing', async () => {
  const unpacked = await (await PDFDocument.load(await plainPdf({ pages: 30 }))).save({
    useObjectStreams: false,
  })
  for (const document of [await plainPdf(), await restlessPdf(), unpacked])
    expect(isPlausiblePdf(document)).toBe(true)
})

describe('a document not worth parsing', () => {
  test.each([
    ['objects that begin without end', () => pdf('1 0 obj '.repeat(1_100_000))],
    ['more objects than any certificate has', () => pdf(object.repeat(30_000))],
    ['objects in one another', () => pdf(`${'1 0 obj '.repeat(100)}${'endobj '.repeat(100)}`)],
    ['no table of objects', () => pdf(object, '%%EOF')],
    ['no end', () => pdf(object, end.replace('%%EOF', ''))],
    ['an end before its last object', () => pdf(`${end}${object}`, '')],
  ])('%s: it is refused without being parsed', { tags: 'document-limits' }, (_, make) => {
    expect(isPlausiblePdf(make())).toBe(false)
  })
})

test('a few unclosed objects are accepted', () => {
  expect(isPlausiblePdf(pdf(`${'1 0 obj 1 '.repeat(5)}${object}`))).toBe(true)
})
