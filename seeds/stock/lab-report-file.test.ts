import { expect, test } from 'vitest'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { labReportFile } from './lab-report-file.ts'

test('the report names the batch it is about, and says that its results are invented', async () => {
  const bytes = await labReportFile({
    brand: 'Kestrel Clinical',
    name: 'Magnesium Bisglycinate 300 mg',
    number: 'MAG-27021',
    bestBefore: '2027-02-11',
    testedOn: '2026-02-01',
  })
  const { pages, text } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  for (const part of [
    'Kestrel Clinical Magnesium Bisglycinate 300 mg',
    'MAG-27021',
    '2027-02-11',
    'are invented',
  ])
    expect(text).toContain(part)
})
