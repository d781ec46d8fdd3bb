import { expect, test } from 'vitest'
import { plainPdf } from '../../../tests/support/sample-documents.ts'
import { rewritePdfApart } from './pdf.ts'
import { isPlausiblePdf } from './scan-pdf.ts'

/** Its page is valid; each of the objects after it makes the parser search the rest of the file for a bracket. */
async function slowPdf(objects: number) {
  const pdf = await plainPdf()
  const end = pdf.lastIndexOf('startxref')
  const slow = Array.from({ length: objects }, (_, index) => `${index + 100} 0 obj ( endobj\n`).join('')
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(slow), pdf.subarray(end)])
}

test('a document that keeps the processor busy is given up', { tags: 'document-limits' }, async () => {
  const slow = await slowPdf(6000)
  expect(isPlausiblePdf(slow)).toBe(true)
  const reading = rewritePdfApart(slow, { processorMs: 500, longestMs: 600_000 })
  await expect(reading).rejects.toMatchObject({ code: 'file-unreadable' })
})

test('one that does so only a little is accepted', async () => {
  const taken = await rewritePdfApart(await slowPdf(10))
  expect(Buffer.from(taken.subarray(0, 5)).toString()).toBe('%PDF-')
})
