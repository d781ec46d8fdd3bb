import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  bombPdf,
  bombPng,
  emptyZip,
  page,
  pdfHiding,
  plainJpeg,
  plainPdf,
  plainPng,
  restlessPdf,
  svg,
  telephoneJpeg,
} from '../../tests/support/sample-documents.ts'
import { rewriteDocument } from './documents.ts'

const rewritten = async (bytes: Buffer, maximumPixels = 60_000_000) => {
  const document = await rewriteDocument(bytes, { maximumPixels })
  return { ...document, bytes: Buffer.from(document.bytes) }
}
const problemOf = async (bytes: Buffer) => {
  try {
    return `taken as ${(await rewritten(bytes)).mediaType}`
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
const shifted = async () => Buffer.concat([Buffer.from('\n'), await plainPdf()])

describe('a file that does not begin as a PDF, JPEG or PNG is refused', () => {
  test.each([
    ['a drawing that can run scripts', () => svg],
    ['a web page', () => page],
    ['an archive', () => emptyZip],
    ['a GIF', () => gif],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    ['a PDF behind something else', shifted],
    ['a web page that says it is a PDF later', async () => Buffer.concat([page, await plainPdf()])],
    ['a single byte', () => Buffer.from('%')],
  ])('%s', async (_, make) => {
    expect(await problemOf(await make())).toBe('file-of-another-kind')
  })
})

describe('a picture', () => {
  test.each([
    ['image/jpeg', plainJpeg],
    ['image/png', plainPng],
  ] as const)('of %s keeps its format', async (type, make) => {
    const { mediaType, bytes } = await rewritten(await make())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ mediaType, format: `image/${format}`, width, height }).toEqual({
      mediaType: type,
      format: type,
      width: 60,
      height: 40,
    })
  })

  test('is turned upright and loses its metadata', async () => {
    const before = await telephoneJpeg()
    expect(before.includes('Marco Rossi')).toBe(true)
    const { bytes } = await rewritten(before)
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 60 })
    expect(bytes.includes('Marco Rossi')).toBe(false)
  })

  test.each([
    ['a web page', page],
    ['an archive', emptyZip],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF')],
  ])('that is also %s is only a picture afterwards', async (_, tail) => {
    for (const make of [plainJpeg, plainPng]) {
      const { bytes } = await rewritten(Buffer.concat([await make(), tail]))
      expect(bytes.includes(tail)).toBe(false)
    }
  })

  test('loses text in its comments', async () => {
    const picture = await plainJpeg()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
    const { bytes } = await rewritten(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]))
    expect(bytes.includes('polyglot')).toBe(false)
  })

  test('of 30,000 × 30,000 pixels is refused by its header alone', {
    tags: 'certificate-rewritten',
  }, async () => {
    const bomb = bombPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(1000)
    expect(await problemOf(bomb)).toBe('picture-too-large')
  })

  test('that is truncated is refused', async () => {
    const [jpeg, png] = [await plainJpeg(), await plainPng()]
    expect(await problemOf(jpeg.subarray(0, jpeg.length - 20))).toBe('file-unreadable')
    expect(await problemOf(png.subarray(0, png.length - 30))).toBe('file-unreadable')
    expect(await problemOf(jpeg.subarray(0, 3))).toBe('file-unreadable')
  })
})

/** Everything in a PDF, with its streams decompressed. */
async function textOf(bytes: Buffer): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = context.enumerateIndirectObjects().map(([, object]) => {
    const isFolded = object instanceof PDFRawStream && object.dict.has(PDFName.of('Filter'))
    return `${object}${isFolded ? Buffer.from(decodePDFRawStream(object).decode()) : ''}`
  })
  return objects.join('\n')
}

describe('a PDF', () => {
  test('keeps its pages and what is drawn on them', async () => {
    const { mediaType, bytes } = await rewritten(await plainPdf({ pages: 3 }))
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(mediaType).toBe('application/pdf')
    expect(document.getPages().map((one) => one.getSize())).toEqual(
      Array(3).fill({ width: 300, height: 200 }),
    )
    expect(await textOf(bytes)).toContain(Buffer.from('Diploma, page 2').toString('hex').toUpperCase())
    expect(document.getTitle()).toBeUndefined()
  })

  test('loses its scripts, actions, attached files and hidden notes', {
    tags: 'certificate-rewritten',
  }, async () => {
    const before = await restlessPdf()
    expect(await textOf(before)).toContain('/JavaScript')
    const after = await textOf((await rewritten(before)).bytes)
    for (const foreign of [
      '/JS',
      '/JavaScript',
      '/OpenAction',
      '/AA',
      '/EmbeddedFile',
      '/Filespec',
      '/URI',
      '/Link',
    ])
      expect(after).not.toContain(foreign)
    expect(after).not.toMatch(/stolen|attached|elsewhere|hidden/i)
  })

  test('keeps the appearance of a filled-in field', async () => {
    const after = await textOf((await rewritten(await restlessPdf())).bytes)
    expect(after).toContain('0.5 g 0 0 40 20 re f')
    expect(after).not.toContain('/Widget')
  })

  test.each([
    ['a web page', page],
    ['an archive', emptyZip],
  ])('with %s after its end loses it', async (_, tail) => {
    const { bytes } = await rewritten(Buffer.concat([await plainPdf(), tail]))
    expect(bytes.includes(tail)).toBe(false)
  })

  test('hides no other file in a stream', async () => {
    const plain = await rewritten(await pdfHiding(page))
    expect(plain.bytes.includes(page)).toBe(false)
    const folded = Buffer.concat([deflateSync(Buffer.from('0 g')), emptyZip])
    const behind = await rewritten(await pdfHiding(folded, 'FlateDecode'))
    expect(behind.bytes.includes(emptyZip)).toBe(false)
    expect(await problemOf(await pdfHiding(emptyZip, 'DCTDecode'))).toBe('file-unreadable')
  })

  test('of 31 pages is too long, one of 30 is not', async () => {
    expect(await problemOf(await plainPdf({ pages: 31 }))).toBe('too-many-pages')
    expect(await problemOf(await plainPdf({ pages: 30 }))).toBe('taken as application/pdf')
  })

  test('that decompresses to hundreds of times its size is refused, and the thread survives', async () => {
    const bomb = bombPdf(900_000_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    expect(await problemOf(bomb)).toBe('file-unreadable')
    expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000)
    expect(await problemOf(await plainPdf())).toBe('taken as application/pdf')
  })

  test('that is encrypted is refused', async () => {
    const document = await PDFDocument.load(await plainPdf())
    document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
    expect(await problemOf(Buffer.from(await document.save()))).toBe('file-unreadable')
  })

  test('that is truncated anywhere is refused', async () => {
    const whole = await plainPdf({ pages: 2 })
    for (const share of [0.05, 0.3, 0.6, 0.9, 0.98])
      expect(await problemOf(whole.subarray(0, whole.length * share))).toBe('file-unreadable')
  })

  test.each([
    ['pages lead back to themselves', '/Type /Pages /Count 1 /Kids [2 0 R 2 0 R]'],
    ['parts lie in one another a million times over', `/Type /Pages /Count 1 /Kids ${'['.repeat(1_000_000)}`],
  ])('whose %s is refused', async (_, pages) => {
    const objects = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< ${pages} >>\nendobj\n`
    const endless = `%PDF-1.7\n${objects}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF`
    expect(await problemOf(Buffer.from(endless))).toBe('file-unreadable')
  })
})

test('a limited number of documents wait; others are asked to come back', {
  tags: 'document-limits',
}, async () => {
  const png = await plainPng()
  const answers = await Promise.all(Array.from({ length: 13 }, () => problemOf(png)))
  expect(answers).toEqual([...Array(11).fill('taken as image/png'), 'unavailable', 'unavailable'])
})
