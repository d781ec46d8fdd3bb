import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** What the invented laboratory tested. */
export type TestedBatch = {
  brand: string
  name: string
  number: string
  bestBefore: string
  testedOn: string
}

/** Limits for food supplements of Regulation (EU) 2023/915; results are invented. */
const results = [
  ['Lead', '0.08 mg/kg', '3.0 mg/kg'],
  ['Cadmium', '0.03 mg/kg', '1.0 mg/kg'],
  ['Mercury', 'below 0.01 mg/kg', '0.10 mg/kg'],
  ['Total aerobic count', '120 CFU/g', '10,000 CFU/g'],
  ['Yeasts and moulds', 'below 10 CFU/g', '100 CFU/g'],
  ['Salmonella in 25 g', 'not found', 'not found'],
] as const
const page: [number, number] = [595, 842]
const left = 64
const ink = rgb(0.08, 0.14, 0.12)
const grey = rgb(0.45, 0.5, 0.47)

/** A laboratory's report on one batch, as a PDF of one page. */
export async function labReportFile(batch: TestedBatch): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Laboratory report, batch ${batch.number}`)
  pdf.setLanguage('en')
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const sheet = pdf.addPage(page)
  const write = writerOn(sheet, plain)
  write('Demonstration laboratory, Ghent', { y: 770, size: 11, colour: grey })
  write('Laboratory report', { y: 735, size: 24, font: bold })
  const facts = [
    ['Product', `${batch.brand} ${batch.name}`],
    ['Batch', batch.number],
    ['Best before', batch.bestBefore],
    ['Tested on', batch.testedOn],
  ] as const
  facts.forEach(([label, text], nth) => {
    write(label, { y: 690 - nth * 20, colour: grey })
    write(text, { y: 690 - nth * 20, x: left + 110 })
  })
  row(sheet, write, 570, ['Tested for', 'Result', 'Limit'], bold)
  results.forEach((line, nth) => {
    row(sheet, write, 542 - nth * 28, line, plain)
  })
  write('All results are within the limits.', { y: 350, font: bold })
  write('The laboratory and its results are invented for the demonstration shop.', {
    y: 64,
    size: 9,
    colour: grey,
  })
  return pdf.save()
}

type Writing = { y: number; x?: number; size?: number; font?: PDFFont; colour?: ReturnType<typeof rgb> }
type Write = (text: string, writing: Writing) => void

function writerOn(sheet: PDFPage, plain: PDFFont): Write {
  return (text, { y, x = left, size = 11, font = plain, colour = ink }) =>
    sheet.drawText(text, { x, y, size, font, color: colour })
}

function row(sheet: PDFPage, write: Write, y: number, cells: readonly string[], font: PDFFont): void {
  cells.forEach((text, nth) => {
    write(text, { y, x: left + nth * 170, font })
  })
  const line = { y: y - 9 }
  sheet.drawLine({
    start: { x: left, ...line },
    end: { x: page[0] - left, ...line },
    thickness: 0.6,
    color: grey,
  })
}
