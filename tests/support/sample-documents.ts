import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const paper = { width: 60, height: 40, channels: 3, background: '#f4efe2' } as const

export const plainJpeg = () => sharp({ create: paper }).jpeg().toBuffer()
export const plainPng = () => sharp({ create: paper }).png().toBuffer()

/** As phones send them: rotated, and with the place where it was taken. */
export const telephoneJpeg = () =>
  sharp({ create: paper })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Marco Rossi' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export async function plainPdf({ pages = 1 } = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont('Helvetica')
  for (let page = 1; page <= pages; page++) {
    document.addPage([300, 200]).drawText(`Diploma, page ${page}`, { x: 40, y: 100, size: 18, font })
  }
  document.setTitle('Somebody’s diploma')
  return Buffer.from(await document.save())
}

/** Runs scripts when opened, contains an attachment, and has a button that opens a page. */
export async function restlessPdf(): Promise<Buffer> {
  const document = await PDFDocument.load(await plainPdf())
  const { context } = document
  const page = document.getPage(0)
  document.addJavaScript('greet', 'app.alert("stolen-by-name")')
  await document.attach(Buffer.from('MZ-attached-program'), 'program.exe')
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert("stolen-by-opening")') }
  document.catalog.set(PDFName.of('OpenAction'), context.register(context.obj({ Type: 'Action', ...script })))
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  const address = { S: 'URI', URI: PDFString.of('https://elsewhere.example') }
  const look = context.flateStream('0.5 g 0 0 40 20 re f', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 40, 20],
  })
  const button = {
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Btn',
    T: PDFString.of('go'),
    Rect: [40, 20, 80, 40],
    A: address,
    AP: { N: context.register(look) },
  }
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 300, 200], A: address }
  page.node.set(PDFName.of('Annots'), context.obj([button, link]))
  page.node.set(
    PDFName.of('PieceInfo'),
    context.obj({ Hidden: PDFHexString.fromText('<script>hidden</script>') }),
  )
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A few kilobytes whose object table decompresses to `unfoldedBytes`. */
export function bombPdf(unfoldedBytes: number): Buffer {
  const folded = deflateSync(Buffer.alloc(unfoldedBytes, ' '), { level: 9 })
  const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${folded.length} >>`
  const [beginning, end] = ['1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n', '\nendstream\nendobj\n']
  const pages = '2 0 obj\n<< /Type /Pages /Kids [4 0 R] /Count 1 >>\nendobj\n'
  const page = '4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n'
  const head = `%PDF-1.7\n${beginning}${pages}${page}3 0 obj\n${dict}\nstream\n`
  const tail = `${end}trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([Buffer.from(head), folded, Buffer.from(tail)])
}

/** A page whose content stream is given by the caller. */
export async function pdfHiding(bytes: Uint8Array, filter?: string): Promise<Buffer> {
  const document = await PDFDocument.load(await plainPdf())
  const { context } = document
  const dict = context.obj(filter ? { Filter: filter } : {})
  const stream = context.register(PDFRawStream.of(dict, bytes))
  document.getPage(0).node.set(PDFName.of('Contents'), stream)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** Claims to be huge but contains nothing: a few hundred bytes. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** An empty archive; readers look for one at the end of any file. */
export const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
export const page = Buffer.from('<!doctype html><script>alert("polyglot")</script>')
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
